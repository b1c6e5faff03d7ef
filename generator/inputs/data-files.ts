/* What the generator reads besides its code, relative to the project. */

export const templatesFolder = 'templates';

/** One JSON file a town, named after its slug. */
export const profilesFolder = 'site/profiles';

/** Stands in for a town without a profile. */
export const genericProfileFile = 'site/generic-profile.json';

/** Titles and descriptions written by hand. */
export const seoOverridesFile = 'site/seo-overrides.json';

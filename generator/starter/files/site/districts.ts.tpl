/** Postcode districts by town, for the finder: those of `site/profiles/`. A town without a profile has no line. */
export const districts: Readonly<Record<string, readonly string[]>> = {};

import type { Sections } from '#core/schemas/sections.ts';

/**
 * The sections of a page's running text, in the order shown. Each has a folder in the templates of
 * its page, such as `templates/hub/intro/`.
 */
export const sections: Sections = {
  service: ['local', 'needs'],
  hub: ['intro', 'issues'],
};

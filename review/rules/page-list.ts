import { snapshotFile } from '../../src/domain/routes.ts';
import type { Rule } from '../model.ts';

export const pageList: Rule = {
  id: 'page-list',
  title: 'Page missing, or left over',
  why: 'A page that was not written answers 404; one that is left over from an earlier build is indexed although nobody keeps it.',
  todo: 'Build again; if it stays, correct the page list in src/domain/routes.ts or remove the file.',
  check: ({ expected, captured }) => {
    const wanted = new Set(expected.map(snapshotFile));
    const missing = expected.filter((page) => !captured.html.has(snapshotFile(page)));
    const extra = [...captured.html.keys()].filter((file) => !wanted.has(file)).sort();
    return [
      ...missing.map((page) => ({ path: page.path, what: 'The page has no file', where: snapshotFile(page) })),
      ...extra.map((file) => ({ path: `/${file}`, what: 'The file is no page of the site', where: file })),
    ];
  },
};

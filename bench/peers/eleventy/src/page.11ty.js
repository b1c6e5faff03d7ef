import { footerLinks, mainLinks } from '../shared/frame.ts';
import { readPage } from '../shared/read-content.ts';
import { escape, linkItems, mainPart } from './parts.js';

export const data = {
  pagination: { data: 'pages', size: 1, alias: 'entry' },
  permalink: ({ entry: { path } }) => (path === '/404' ? '/404.html' : `${path === '/' ? '' : path}/index.html`),
};

export function render({ entry }) {
  const { title, description, canonical, robots, heading, crumbs } = entry;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<meta name="description" content="${escape(description)}">
<link rel="canonical" href="${escape(canonical)}">
<meta name="robots" content="${escape(robots)}">
</head>
<body>
<header><a href="/">Tidemark</a><nav aria-label="Main">${linkItems(mainLinks)}</nav></header>
${crumbs.length > 0 ? breadcrumb(crumbs) : ''}
<main><h1>${escape(heading)}</h1>${mainPart(readPage(entry.path))}</main>
${related(entry)}
<footer>${footerLinks.map(({ title, links }) => nav(title, title, links)).join('')}</footer>
</body>
</html>`;
}

const nav = (label, title, links) =>
  `<nav aria-label="${escape(label)}"><h2>${escape(title)}</h2>${linkItems(links)}</nav>`;

function breadcrumb(crumbs) {
  const items = crumbs.map(({ label, path }, index) =>
    index < crumbs.length - 1
      ? `<li><a href="${path}">${escape(label)}</a></li>`
      : `<li><span aria-current="page">${escape(label)}</span></li>`,
  );
  return `<nav aria-label="Breadcrumb"><ol>${items.join('')}</ol></nav>`;
}

function related({ kind, townLabel, serviceName, services, nearby }) {
  if (kind === 'fixed') return '';
  const others = kind === 'service' ? nav('Other services', `Other Services in ${townLabel}`, services) : '';
  const title = kind === 'hub' ? 'Neighbouring towns' : `${serviceName} in Nearby Areas`;
  return `<aside>${others}${nav('Nearby', title, nearby)}</aside>`;
}

import { assertDefined, at } from '../../src/domain/assert-defined.ts';
import { readAddress } from './address.ts';
import { anchorsView } from './anchors-view.ts';
import { changesView } from './changes-view.ts';
import { claimsView } from './claims-view.ts';
import { h } from './dom.ts';
import { findingsView } from './findings-view.ts';
import { linksView } from './links-view.ts';
import { ownView } from './own-view.ts';
import { pageView } from './page-view.ts';
import { pagesView } from './pages-view.ts';
import { searchView } from './search-view.ts';
import { similarityView } from './similarity-view.ts';
import { sourceView } from './source-view.ts';
import { speedView } from './speed-view.ts';
import { data, pageAt } from './store.ts';
import { variantsView } from './variants-view.ts';

interface View {
  readonly name: string;
  readonly label: string;
  readonly show: () => HTMLElement;
}

const openFindings = data.findings.filter(({ accepted }) => !accepted).length;

const views: readonly View[] = [
  { name: 'pages', label: 'Pages', show: pagesView },
  { name: 'search', label: 'Search', show: searchView },
  { name: 'findings', label: `Findings (${openFindings})`, show: findingsView },
  { name: 'changes', label: `Changes (${data.changes.length})`, show: changesView },
  { name: 'own', label: 'Own share', show: ownView },
  { name: 'similarity', label: 'Similarity', show: similarityView },
  { name: 'variants', label: 'Variants', show: variantsView },
  { name: 'links', label: 'Links', show: linksView },
  { name: 'anchors', label: 'Anchors', show: anchorsView },
  { name: 'claims', label: 'Claims', show: claimsView },
  { name: 'speed', label: 'Speed', show: speedView },
];
/** Not in the menu: other views lead to it. */
const hidden: readonly View[] = [{ name: 'source', label: 'Source', show: sourceView }];

const element = (id: string) => assertDefined(document.getElementById(id), `#${id}`);
const main = element('main');
const menu = element('menu');
const links = views.map(({ name, label }) => h('a', { href: `#/${name}` }, label));
menu.append(...links);

element('skip').addEventListener('click', (event) => {
  event.preventDefault();
  main.focus();
});

function show(initial: boolean): void {
  const { route } = readAddress();
  const path = route.startsWith('page/') ? route.slice('page'.length) : undefined;
  const page = path === undefined ? undefined : pageAt(path);
  const view = [...views, ...hidden].find(({ name }) => name === route) ?? at(views, 0);
  const content = page ? pageView(page) : view.show();
  links.forEach((link, index) => {
    if (!page && views[index] === view) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  });
  main.replaceChildren(content);
  document.title = `${page ? page.path : view.label} – review of ${data.siteName}`;
  scrollTo(0, 0);
  if (!initial) main.focus({ preventScroll: true });
}

addEventListener('hashchange', () => show(false));
show(true);

import { at } from '../../../src/domain/assert-defined.ts';
import { PageLink } from '../links.tsx';
import { linksSection } from '../page/sections.tsx';
import { pageAt, reachable } from '../report.ts';
import { addressOf, useViewState } from '../state.ts';
import { View } from '../View.tsx';
import { LinkGraph } from './LinkGraph.tsx';

const shownFirst = reachable.find(({ kind }) => kind === 'hub') ?? at(reachable, 0);
const columnVisibility = { 'content-in': true, out: true, 'content-out': true };

/** The graph of links with one page's shown. */
export function LinksView() {
  const [state, change] = useViewState();
  const page = pageAt(state.at ?? '') ?? shownFirst;
  const byLinks = addressOf('pages', { columnVisibility, sorting: [{ id: 'content-in', desc: false }] });
  return (
    <View
      title="Links"
      lede={
        <>
          Pages in rings by clicks from the home page. The lines are links in content, without the menu. All figures are
          in <a href={byLinks}>the table of pages</a>.
        </>
      }
    >
      <div className="graph-and-page">
        <LinkGraph page={page} onChoose={(path) => change({ at: path })} />
        <div>
          <label>
            Page{' '}
            <select id="graph-page" value={page.path} onChange={({ target }) => change({ at: target.value })}>
              {reachable.map(({ path }) => (
                <option key={path}>{path}</option>
              ))}
            </select>
          </label>
          <p>
            <PageLink path={page.path} />
          </p>
          <linksSection.Content page={page} />
        </div>
      </div>
    </View>
  );
}

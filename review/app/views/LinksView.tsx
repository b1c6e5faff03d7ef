import { FoldedLinks, PageLink } from '../links.tsx';
import { clicksText, contentLinkingTo, linkingTo, pageAt, pageOf, reachable } from '../report.ts';
import { addressOf, useViewState } from '../state.ts';
import { View } from '../View.tsx';
import { LinkGraph } from './LinkGraph.tsx';

const orphans = reachable.filter((page) => page.path !== '/' && linkingTo(page).length === 0);
const deadEnds = reachable.filter((page) => page.contentLinks.length === 0 && page.forms === 0);
const shownFirst = reachable.find(({ kind }) => kind === 'hub') ?? pageOf(0);

/** The graph of links with one page's shown, and pages without a way in or out. */
export function LinksView() {
  const [state, change] = useViewState();
  const page = pageAt(state.at ?? '') ?? shownFirst;
  const [out, into] = [page.contentLinks.map(pageOf), contentLinkingTo(page)];
  return (
    <View
      title="Links"
      lede={
        <>
          Pages in rings by clicks from the home page. The lines are links in content, without the menu. Figures of each
          page:{' '}
          <a href={addressOf('pages', { columns: 'depth,in,content-in,out,content-out,rank', sort: 'content-in' })}>
            the table
          </a>
          .
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
            <PageLink path={page.path} /> is {clicksText(page)}. Its content links to {out.length} pages; {into.length}{' '}
            pages link to it from theirs.
          </p>
          <FoldedLinks summary="Links to" pages={out} />
          <FoldedLinks summary="Linked from" pages={into} />
          <h3>Orphans ({orphans.length})</h3>
          {orphans.length === 0 ? (
            <p>Every page is linked from another.</p>
          ) : (
            <FoldedLinks summary="Without a link" pages={orphans} />
          )}
          <h3>Dead ends ({deadEnds.length})</h3>
          <p className="quiet">Content without a form or a link to another page.</p>
          {deadEnds.length > 0 && <FoldedLinks summary="Without a way on" pages={deadEnds} />}
        </div>
      </div>
    </View>
  );
}

import { useLocation } from '@tanstack/react-router';
import { addressOf, pageAddress } from '../address.ts';
import { clicksText, kindName, pageAt, report } from '../data/report.ts';
import { View } from '../parts/View.tsx';
import { sections } from './sections.tsx';

/** Everything known of one page, for reading at length and for printing. */
export function PageView() {
  const { pathname } = useLocation();
  const path = pathname.slice('/page'.length) || '/';
  const page = pageAt(path);
  if (!page)
    return (
      <View title="No such page">
        <p>
          The site has no page at {path}. <a href={addressOf('pages')}>All pages</a>
        </p>
      </View>
    );
  const index = report.pages.indexOf(page);
  const [previous, next] = [report.pages[index - 1], report.pages[index + 1]];
  return (
    <View
      title={page.path}
      lede={`${kindName[page.kind]}, ${page.words} words, ${clicksText(page)}, robots: ${page.robots}`}
    >
      <nav className="steps" aria-label="Pages">
        <a href={addressOf('pages', { at: page.path })}>In the table</a>
        {previous && <a href={pageAddress(previous.path)}>Previous</a>}
        {next && <a href={pageAddress(next.path)}>Next</a>}
      </nav>
      {sections.map(({ id, label, Content }) => (
        <section key={id} className={`part part-${id}`} aria-labelledby={`part-${id}`}>
          <h3 id={`part-${id}`}>{label}</h3>
          <Content key={page.path} page={page} />
        </section>
      ))}
    </View>
  );
}

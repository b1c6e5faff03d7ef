import { footerLinks, mainLinks } from './frame';
import type { Link, PageData } from './types';

/** A whole page of the site, whichever kind it is. */
export function SitePage({ data }: { readonly data: PageData }) {
  const { heading, crumbs } = data.entry;
  return (
    <>
      <header>
        <a href="/">Tidemark</a>
        <nav aria-label="Main">
          <LinkItems links={mainLinks} />
        </nav>
      </header>
      {crumbs.length > 0 && (
        <nav aria-label="Breadcrumb">
          <ol>
            {crumbs.map(({ label, path }, index) => (
              <li key={path}>
                {index < crumbs.length - 1 ? <a href={path}>{label}</a> : <span aria-current="page">{label}</span>}
              </li>
            ))}
          </ol>
        </nav>
      )}
      <main>
        <h1>{heading}</h1>
        <MainPart data={data} />
      </main>
      <RelatedPages data={data} />
      <footer>
        {footerLinks.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <LinkItems links={links} />
          </nav>
        ))}
      </footer>
    </>
  );
}

function MainPart({ data: { entry, hub, service } }: { readonly data: PageData }) {
  if (service) {
    return (
      <>
        <p>{entry.description}</p>
        <div dangerouslySetInnerHTML={{ __html: service.bodyHtml }} />
        <h2>Questions about {entry.serviceName!.toLowerCase()}</h2>
        {service.faqs.map(({ q, a }) => (
          <details key={q} name="questions">
            <summary>{q}</summary>
            <p>{a}</p>
          </details>
        ))}
        {service.reviews.map((review) => (
          <blockquote key={review}>{review}</blockquote>
        ))}
      </>
    );
  }
  if (hub) {
    return (
      <>
        <div dangerouslySetInnerHTML={{ __html: hub.bodyHtml }} />
        <h2>Our services in {entry.townLabel}</h2>
        <ul>
          {entry.services.map(({ label, path }) => (
            <li key={path}>
              <h3>
                <a href={path}>{label}</a>
              </h3>
              <p>{hub.summaries[path.split('/').at(-1)!]}</p>
            </li>
          ))}
        </ul>
        <h2>Why choose us in {entry.townLabel}</h2>
        <ul>
          {hub.reasons.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </>
    );
  }
  return entry.paragraphs.map((paragraph, index) => <p key={index}>{paragraph}</p>);
}

function RelatedPages({ data: { entry } }: { readonly data: PageData }) {
  if (entry.kind === 'fixed') return null;
  return (
    <aside>
      {entry.kind === 'service' && (
        <nav aria-label="Other services">
          <h2>Other Services in {entry.townLabel}</h2>
          <LinkItems links={entry.services} />
        </nav>
      )}
      <nav aria-label="Nearby">
        <h2>{entry.kind === 'hub' ? 'Neighbouring towns' : `${entry.serviceName} in Nearby Areas`}</h2>
        <LinkItems links={entry.nearby} />
      </nav>
    </aside>
  );
}

function LinkItems({ links }: { readonly links: readonly Link[] }) {
  return (
    <ul>
      {links.map(({ label, path }) => (
        <li key={path}>
          <a href={path}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

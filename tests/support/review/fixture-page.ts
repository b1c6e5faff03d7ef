import { business as own } from '#site/business.ts';
import { seoLengths } from '../../../core/domain/seo-lengths.ts';
import { paths, type Page } from '../../../core/domain/pages.ts';
import { services } from '../../../core/domain/services.ts';
import { findTown, towns } from '../../../core/domain/towns.ts';

export const fixtureSiteUrl = 'https://fixture.example';
export const fixtureTowns = towns.map(({ slug }) => slug);

/** Returns the HTML of a page of the fixture. */
export function pageHtml(page: Page): string {
  const name = nameOf(page);
  const canonical = fixtureSiteUrl + page.path;
  const description =
    `${name}: what we clean there, how we go about it, what it costs and how to ask us for a free visit and a written quote.`.padEnd(
      seoLengths.description.min,
      ' Ask.',
    );
  const hidden = page.kind === 'notFound' || page.path === paths.privacy;
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} | Fixture</title><meta name="description" content="${description}"><link rel="canonical" href="${canonical}">
<meta name="robots" content="${hidden ? 'noindex, follow' : 'index, follow'}"><meta property="og:type" content="website"><meta property="og:title" content="${name} | Fixture">
<meta property="og:description" content="${description}"><meta property="og:url" content="${canonical}"><meta property="og:image" content="${fixtureSiteUrl}/card.jpg">
<meta name="twitter:card" content="summary"><link rel="stylesheet" href="/styles.css"></head><body><header><ul><li><a href="/">Home</a></li></ul></header>
<nav aria-label="Breadcrumb"><ol><li><a href="/">Start</a></li><li>${name}</li></ol></nav><main id="main"><h1>${name}</h1>
<p class="lead">${filler(`${page.path} lead`, 12)}</p><p>${filler(page.path, page.kind === 'fixed' || page.kind === 'notFound' ? 90 : 470)}</p>
<img src="/photo.jpg" alt="A clean terrace" width="640" height="480"><h2>More about ${name}</h2><ul>${linksOf(page)}</ul></main>
<!-- --><footer><p>Fixture Cleaning, ${own.address.city}, ${own.address.region}. Open ${own.openingHours.text}.</p><a href="tel:${own.phoneInternational}">${own.phone}</a> <a href="/privacy-policy">Privacy</a></footer>
<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': dataOf(page, name) })}</script>
<script type="application/json" id="page-data">${JSON.stringify([[['content'], { seo: { title: `${name} | Fixture`, description } }]])}</script></body></html>`;
}

/** Returns the main heading of a page of the fixture. */
function nameOf(page: Page): string {
  if (page.kind === 'townService')
    return `${services.find(({ slug }) => slug === page.serviceSlug)!.name.replace('&', 'and')} around ${findTown(page.townSlug)!.label}`;
  if (page.kind === 'hub')
    return `Outdoor cleaning in ${findTown(page.townSlug)!.label}`;
  if (page.kind === 'notFound') return 'This page is not here';
  return (
    {
      '/': 'Clean stone and timber',
      '/areas-we-serve': 'Places that we look after',
      '/job-diary': 'What we did this week',
    }[page.path] ?? 'What we do with your data'
  );
}

function linksOf(page: Page): string {
  const link = (path: string) =>
    `<li><a href="${path}">See ${path.slice(1).replaceAll('/', ' ')}</a></li>`;
  const hubs = fixtureTowns.map((town) => paths.town(town));
  if (page.kind === 'hub')
    return [
      ...services.map(({ slug }) => paths.townService(page.townSlug, slug)),
      ...hubs.filter((path) => path !== page.path),
      paths.areas,
      paths.jobDiary,
    ]
      .map(link)
      .join('');
  if (page.kind === 'townService') {
    const siblings = services
      .filter(({ slug }) => slug !== page.serviceSlug)
      .map(({ slug }) => paths.townService(page.townSlug, slug));
    const elsewhere = fixtureTowns
      .filter((town) => town !== page.townSlug)
      .map((town) => paths.townService(town, page.serviceSlug));
    return [paths.town(page.townSlug), ...siblings, ...elsewhere]
      .map(link)
      .join('');
  }
  // The home page links to all hubs, as a footer's top areas do, so that no page is too many clicks
  // away.
  return (
    page.path === paths.home || page.path === paths.areas
      ? [...hubs, paths.areas, paths.jobDiary]
      : [paths.areas]
  )
    .map(link)
    .join('');
}

function dataOf(page: Page, name: string): object[] {
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name,
        item: fixtureSiteUrl + page.path,
      },
    ],
  };
  const business = {
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${fixtureSiteUrl}/#business`,
    name: 'Fixture Cleaning',
    url: `${fixtureSiteUrl}/`,
    image: `${fixtureSiteUrl}/photo.jpg`,
    telephone: own.phoneInternational,
    priceRange: '££',
    address: {
      '@type': 'PostalAddress',
      addressLocality: own.address.city,
      addressRegion: own.address.region,
      addressCountry: 'GB',
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: own.geo.lat,
      longitude: own.geo.lon,
    },
    areaServed: own.address.region,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: own.openingHours.week[0]!.days,
      opens: own.openingHours.week[0]!.opens,
      closes: own.openingHours.week[0]!.closes,
    },
  };
  const service = {
    '@type': 'Service',
    name,
    serviceType: name,
    provider: { '@id': business['@id'] },
    areaServed: own.address.region,
  };
  return page.kind === 'townService'
    ? [business, trail, service]
    : [business, trail];
}

const stock =
  'algae moss slab drive render gutter slate joint sand hedge wall step path brush water hose stain lichen timber board ridge paint gravel tide salt wind leaf autumn ' +
  'spring morning neighbour kettle bucket lance nozzle seal edge corner terrace yard fence gate kerb puddle shade sun rain drain ladder glove broom';

/** Returns `count` words, in an order that the seed determines. */
function filler(seed: string, count: number): string {
  const words = stock.split(' ');
  let state = [...seed].reduce(
    (sum, character) => (Math.imul(sum, 31) + character.codePointAt(0)!) >>> 0,
    7,
  );
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return words[(state >>> 8) % words.length];
  }).join(' ');
}

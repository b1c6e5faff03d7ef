import { manifestEntry } from '../../../snapshots/manifest.ts';
import { readPageFacts } from '../../../snapshots/page-facts.ts';
import { estimateOffers } from '#site/estimates.ts';
import type { ServiceSlug } from '#site/services.ts';
import { pairs } from '#site/pairs.ts';
import type { PairRecord } from '../../../pack/schemas/pairs.ts';
import {
  findTown,
  homeTown,
  neighboursOf,
  towns,
} from '../../../src/domain/towns.ts';
import type { FileReading } from '../../../review/read/read-file.ts';
import { business } from '#site/business.ts';
import { servicePrices } from '#site/pricing.ts';
import { fixtureSiteUrl, fixtureTowns } from './fixture-page.ts';
import {
  addToMain,
  fixtureServicePaths,
  hostFile,
  htmlAt,
  learnOf,
  replaceOn,
  swap,
  writeOn,
  type Cases,
  type Damage,
} from './fixture-site.ts';

const paragraph = /<p>([^<]*)<\/p>/;
const textOf = (html: string) => paragraph.exec(html)![1]!;
const write =
  (text: string): Damage =>
  (site, path) =>
    writeOn(site, path, text);
/** Sets facts about the page's town and adds the text, if there is one. */
const writeWhere =
  (facts: Parameters<typeof learnOf>[2], text?: string): Damage =>
  (site, path) => {
    learnOf(site, path, facts);
    if (text !== undefined) writeOn(site, path, text);
  };
const [firstPair, firstTexts] = Object.entries<PairRecord>(pairs)[0]!;
/** A page of a service with prices, and a sum that only another service has. */
const [priced = '', another = ''] = Object.keys(estimateOffers);
const { sum: ownSum } = servicePrices[priced as ServiceSlug]!;
const pricedPath = fixtureServicePaths.find((path) => path.endsWith(priced))!;
const sumOfOther = estimateOffers[another as ServiceSlug]!.startsAt;
/** A page, and a town that it has no reason to name. */
const [farPath, farTown] = fixtureServicePaths.flatMap((path) => {
  const own = findTown(path.split('/')[2]!)!;
  const near = [own, homeTown, ...neighboursOf(own)];
  const far = towns.find((town) => !near.includes(town));
  return far ? [[path, far.label] as const] : [];
})[0]!;
const longName = towns.find(({ label }) => label.length > 6)!.label;
const townOf = (path: string) => findTown(path.split('/')[2]!)!;
const retitle =
  (make: (term: string, town: string) => string): Damage =>
  (site, path) => {
    const {
      terms: [term = ''],
      town,
    } = site.townFacts.get(path)!;
    swap(`${term} around ${town} | Fixture`, make(term, town))(site, path);
  };

/** Number of words taken from each of a few other pages: too few to resemble any of them. */
const TAKEN = 60;
const PAGES = 7;
const inTown = (town: string, path: string) =>
  path.replace(/^(\/[^/]+\/)[^/]+/, `$1${town}`);
/**
 * Returns the same page of the first town, or of the second if `path` is a page of the first.
 */
const elsewhere = (path: string) => {
  const [first, second] = fixtureTowns.map((town) => inTown(town, path));
  return path === first ? second! : first!;
};
const thatch = { text: 'We keep ladders off thatch.', for: [] };

/** Adds a property to the business of the page. */
const add = (property: string) =>
  swap('"priceRange":"££"', `"priceRange":"££",${property}`);

/** Ways to break the rules on texts: their length, originality and claims. */
export const textCases: Cases = {
  unwritten: {
    'a file of the pack still has a placeholder of the starter': [
      (site) =>
        void site.unwritten.push({
          file: 'site/words/home.ts',
          marks: ['Say who you are'],
        }),
      () => 'site/words/home.ts',
    ],
  },
  'thin-page': {
    'the page has little text': (site, path) => {
      const text = textOf(htmlAt(site, path));
      swap(text, text.split(' ').slice(0, 300).join(' '))(site, path);
    },
  },
  'own-words': {
    'the text is assembled from many pages': (site, path) => {
      const own = textOf(htmlAt(site, path)).split(' ');
      const others = fixtureServicePaths
        .filter((other) => other !== path)
        .slice(0, PAGES);
      const taken = others.flatMap((other) =>
        textOf(htmlAt(site, other)).split(' ').slice(0, TAKEN),
      );
      swap(own.join(' '), [...taken, ...own.slice(taken.length)].join(' '))(
        site,
        path,
      );
    },
  },
  'repeated-sentence': {
    'a long sentence is on many pages': [
      (site) =>
        void site.repeated.push({
          sentence: 'A flat cleaner spins its jets under a hood.',
          paths: fixtureServicePaths,
        }),
      () => 'layout',
    ],
  },
  'near-duplicate': {
    'a third of the text is that of another town': [
      (site, path) => {
        const [own, other] = [path, elsewhere(path)].map((at) =>
          textOf(htmlAt(site, at)),
        ) as [string, string];
        swap(
          own,
          [
            ...own.split(' ').slice(160),
            ...other.split(' ').slice(0, 160),
          ].join(' '),
        )(site, path);
      },
      (path) =>
        [path, elsewhere(path)].find(
          (at) => at === inTown(fixtureTowns[0]!, at),
        )!,
    ],
  },
  'heading-outline': {
    'a level is skipped': swap('h2>', 'h3>'),
    'there are two main headings': swap('h2>', 'h1>'),
    'a heading is empty': swap('<h2>', '<h2 title="Prices"></h2><h2>'),
  },
  'template-marks': {
    'a template tag is left': write('We clean in {{town}}.'),
    'a value was undefined': write('We clean in undefined.'),
    'an object was printed': write('Ask [object Object] for a quote.'),
    'a placeholder of the page template is left': swap(
      '</main>',
      '<!--page-root--></main>',
    ),
  },
  'broken-characters': {
    'an apostrophe was read in another encoding': write('We donâ€™t hurry.'),
    'a character is lost': write('A caf\uFFFD yard.'),
    'a character is escaped twice': write('Hoppers &amp;amp; pipes.'),
    'a name begins with a Cyrillic letter': write('Moss in \u0422ruro.'),
    'a name holds a space without width': write('Moss on Ha\u200Bll Lane.'),
  },
  'doubled-word': {
    'a sentence has a small word twice in a row': write(
      'We work from the the top down.',
    ),
  },
  'not-as-built': {
    'a sentence was added after the build': (site, path) => {
      const made = manifestEntry(path, readPageFacts(htmlAt(site, path)));
      site.built.set(path, () => made);
      writeOn(site, path, 'We clean boats.');
    },
    'a page was changed after the build, but not its words': (site, path) =>
      void site.altered.set(`${path}.html`, 'changed'),
  },
  'other-content': {
    'a content file differs from its page': (site, path) =>
      void site.html.set(`/content${path}.json`, '{}'),
    'a content file is missing': (site, path) =>
      void site.files.delete(`/content${path}.json`),
  },
  'wrong-date': {
    'day and month are swapped': addToMain(
      '<p><time datetime="2026-03-09">3 September 2026</time></p>',
    ),
  },
  'hidden-text': {
    'words are moved off the screen': addToMain(
      '<div style="left:-9999px">cheap wash best wash near wash good wash jet wash steam</div>',
    ),
    'words have no size': addToMain(
      '<div style="font-size: 0">cheap wash best wash near wash good wash jet wash steam</div>',
    ),
  },
  'misspelled-town': {
    'two letters are swapped': write(
      `Moss grows in ${longName.replace(/(.)(.)$/, '$2$1')}.`,
    ),
  },
  'strange-fact': {
    'a telephone link cannot be dialled': write(
      `<a href="tel:${business.phoneInternational.replace('+44', '+440')}">Ring us</a>`,
    ),
    'a sum is that of another service': [
      (site) => writeOn(site, pricedPath, `It costs ${sumOfOther} here.`),
      () => pricedPath,
    ],
    'a frame shows a site that nobody chose': addToMain(
      '<iframe src="https://casino.example/" title="Play"></iframe>',
    ),
    'a link leads to a site that nobody chose': write(
      '<a href="https://casino.example/">Play</a>',
    ),
    'more years of experience are claimed': write(
      'We bring 45 years of experience.',
    ),
    'a script shows another telephone number': [
      (site) =>
        site.readings.set('/assets/a.js', { script: 'say("07700 900111")' }),
      () => '/assets/a.js',
    ],
    'another date is given as closed': write('Closed 3 December.'),
    'another day is given as closed': write(
      'We are closed on Sundays and Tuesdays.',
    ),
    'another telephone number is typed': write('Call 07700 900111.'),
    'another number is typed with dots': write('Call 07700.900.111.'),
    'a figure follows another telephone number': write(
      'Call 07700 900111 24 hours.',
    ),
    'a number has a digit too many': write(`Call ${business.phone}1.`),
    'another number has a bracket': write('Call +44 (0)7700 900111.'),
    'a price has the wrong unit': [
      (site) => writeOn(site, pricedPath, `From ${ownSum} per mile.`),
      () => pricedPath,
    ],
    'a price is by the hour': [
      (site) => writeOn(site, pricedPath, `From ${ownSum} an hour.`),
      () => pricedPath,
    ],
    'the guarantee is longer': write('Tell us why within 99 days.'),
    'a reply is promised sooner': write('We answer within 9 hrs.'),
    'a reply is promised within minutes': write(
      'We will call you within minutes.',
    ),
    'we are said to be open all week': write('Call us 7 days a week.'),
    'the business is said to be older': write('Established 1887.'),
    'a closed day is said to be open': write('We are open on Sundays too.'),
    'another closing hour is typed in words': write('We are open until three.'),
    'the address is in another town': swap(
      `"addressLocality":"${business.address.city}"`,
      `"addressLocality":"${business.address.region}"`,
    ),
    'latitude and longitude are swapped': swap(
      `"latitude":${business.geo.lat}`,
      `"latitude":${business.geo.lon}`,
    ),
    'the special hours are of another year': (site, path) => {
      add(
        '"specialOpeningHoursSpecification":{"@type":"OpeningHoursSpecification","validFrom":"2020-12-25","opens":"00:00","closes":"00:00"}',
      )(site, path);
      writeOn(site, path, 'Closed 25 December.');
    },
    'the page’s data has another number': swap(
      '{"seo":',
      '{"note":"Call 07700 900111.","seo":',
    ),
    'a button sends another sum': addToMain(
      '<button data-quote="from £7.77">Ask</button>',
    ),
    'another e-mail address is linked': addToMain(
      '<a href="mailto:sales@elsewhere.example">Write</a>',
    ),
    'a sum is typed with the word pounds': write('It costs 777 pounds.'),
    'a sum is typed that nothing costs': write('It costs £7.77.'),
    'a button says another opening hour': addToMain(
      '<button aria-label="Call us until 9.15pm">Call</button>',
    ),
    'another range of days is typed': write('Open Mon to Sun.'),
    'a price is in dollars': write('From $3 a metre.'),
    'the page is in French': swap('<html lang="en-GB">', '<html lang="fr">'),
    'the card names another business': swap(
      '<meta charset',
      '<meta property="og:site_name" content="Other Cleaning"><meta charset',
    ),
    'the map shows another place': swap(
      `"latitude":${business.geo.lat}`,
      '"latitude":12.3456',
    ),
    'a profile of somebody else is linked': addToMain(
      '<a href="https://www.facebook.com/somebody.else">Facebook</a>',
    ),
  },
  'strange-town': {
    'a message is about a town far away': [
      (site) =>
        writeOn(
          site,
          farPath,
          `<a href="/privacy-policy?text=in%20${encodeURIComponent(farTown)}">Ask</a>`,
        ),
      () => farPath,
    ],
    'the home page names another county': [
      (site) => writeOn(site, '/', 'We cover all of Kent.'),
      () => '/',
    ],
    'the main heading names another town': (site, path) =>
      swap('<h1>', `<h1>${neighboursOf(townOf(path))[0]!.label}: `)(site, path),
    'a paragraph names another county': write('We cover all of Kent.'),
    'a paragraph names the district of another town': write('We are in ZE3.'),
    'a paragraph names a town far away': [
      (site) => writeOn(site, farPath, `We know every lane of ${farTown}.`),
      () => farPath,
    ],
  },
  'missing-text': {
    'a sentence names a neighbour instead of the town': (site, path) => {
      const own = townOf(path);
      site.sentences.set(path, [`Moss is thick in ${own.label}.`]);
      writeOn(site, path, `Moss is thick in ${neighboursOf(own)[0]!.label}.`);
    },
    'a sentence that was made for the page is not on it': (site, path) =>
      void site.sentences.set(path, ['Moss is thick here.']),
  },
  'wrong-article': {
    'a town has the wrong article': (site, path) => {
      const { label } = townOf(path);
      const article = /^[AEIOU]/.test(label) ? 'a' : 'an';
      writeOn(site, path, `Keeping ${article} ${label} patio clean.`);
    },
  },
  'claim-fits-page': {
    'a promise is on the page of another service': writeWhere(
      { claims: [thatch] },
      thatch.text,
    ),
    'a promise for this service is about what only another service meets': (
      site,
      path,
    ) => {
      const service = site.townFacts.get(path)!.service!;
      writeWhere(
        {
          claims: [{ ...thatch, for: [service] }],
          wordsOfServices: [[/\bthatch\b/, []]],
        },
        thatch.text,
      )(site, path);
    },
  },
  'possible-cause': {
    'bird droppings are blamed on the wind': writeWhere(
      { issues: [{ text: 'droppings on ledges', cause: 'birds' }] },
      'For droppings on ledges blame the wind off the water.',
    ),
    'the town’s profile lists traffic as weather': writeWhere({
      issues: [{ text: 'traffic grime', cause: 'weather' }],
    }),
  },
  'demand-with-evidence': {
    'the page says that people call': write(
      'Most of the calls from here are about moss.',
    ),
  },
  'one-treatment': {
    'slabs get water alone where growth is treated first': writeWhere(
      { treatment: 'treat-first' },
      'The slabs get plain water.',
    ),
    'growth is treated where slabs get water alone': writeWhere(
      { treatment: 'wash-only' },
      'We treat the moss and wait a week.',
    ),
  },
  'right-kind-of-place': {
    'a village is called a town': writeWhere(
      { type: 'village' },
      'It stands on the far side of town.',
    ),
    'a town is called a village': writeWhere(
      { type: 'town' },
      'This village is steep.',
    ),
  },
  'town-not-wedged-in': {
    'a sentence could be about any place': write(
      'In these streets or anywhere, we knock first.',
    ),
  },
  'exposure-once': {
    'the weather is named twice': write(
      'There is the wind off the water. There is rain from the west.',
    ),
  },
  'title-names-service-and-town': {
    'the title lacks the service': retitle(
      (_, town) => `We work everywhere around ${town} | Fixture`,
    ),
    'the title lacks the town': retitle(
      (term) => `${term} around where you live | Fixture`,
    ),
  },
  'own-standfirst': {
    'the description is the first paragraph': (site, path) => {
      const html = htmlAt(site, path);
      const [, description = ''] = /name="description" content="([^"]*)"/.exec(
        html,
      )!;
      const [, standfirst = ''] = /<p class="lead">([^<]*)</.exec(html)!;
      replaceOn(site, path, [standfirst, description]);
    },
  },
  'warning-once': {
    'the label’s words are missing': write('Biocide goes on first.'),
    'a biocide is called gentle': write(
      'A gentle biocide goes on first. Use biocides safely. Always read the label and product information before use.',
    ),
  },
  'only-what-is-there': {
    'a gull on an inland page': writeWhere(
      {
        parts: [
          {
            from: 'templates/gutter-cleaning/care/1.hbs',
            text: 'Gulls nest here.',
            says: {},
          },
        ],
        absent: [{ name: 'gulls', words: /gulls/i }],
      },
      'Gulls nest here.',
    ),
  },
  'one-figure': {
    'two intervals': writeWhere(
      {
        parts: [
          {
            from: 'templates/a/closing/1.hbs',
            text: '',
            says: { interval: 'every year' },
          },
          {
            from: 'site/profiles/a.json: note',
            text: '',
            says: { interval: 'every spring' },
          },
        ],
      },
      'Clean it every year. We wash it every spring.',
    ),
  },
  'never-promised': {
    'the page promises to take the moss away': write(
      'The moss goes away with us.',
    ),
  },
};

/** Adds a file to the site, and uses it on a page. */
const fileHolding =
  (reading: FileReading, from: string, to: string): Damage =>
  (site, path) => {
    site.files.set('/held.jpg', 10);
    site.readings.set('/held.jpg', reading);
    swap(from, to)(site, path);
  };

/** Ways to break the rules on structured data, pictures and files. */
export const dataCases: Cases = {
  'structured-data-required': {
    'the business rates itself': add(
      '"aggregateRating":{"@type":"AggregateRating"}',
    ),
    'the business has no address': swap('"address":', '"location":'),
    'a block is not JSON': swap('{"@context"', '{,"@context"'),
    'the context is not schema.org': swap(
      'https://schema.org',
      'https://example.org',
    ),
    'a type is misspelt': swap(
      '"@type":"PostalAddress"',
      '"@type":"PostalAdress"',
    ),
    'a reference leads nowhere': swap(
      `"provider":{"@id":"${fixtureSiteUrl}/#business"}`,
      `"provider":{"@id":"${fixtureSiteUrl}/#nobody"}`,
    ),
    'a breadcrumb does not start at 1': swap('"position":1', '"position":2'),
    'a page about a service has no Service': swap(
      '"@type":"Service"',
      '"@type":"WebPage"',
    ),
  },
  'structured-data-recommended': {
    'a type is not known': swap('"@type":"PostalAddress"', '"@type":"Parcel"'),
    'the business has no telephone': swap(
      `"telephone":"${business.phoneInternational}",`,
      '',
    ),
    'the service does not say what area it serves': swap(
      `,"areaServed":"${business.address.region}"}`,
      '}',
    ),
  },
  'structured-data-visible': {
    'the business has another name in the data': swap(
      '"name":"Fixture Cleaning"',
      '"name":"Other Cleaning"',
    ),
    'a slogan is not visible': add('"slogan":"Spotless all year round"'),
    'the breadcrumb leads to another page': (site, path) =>
      swap(
        `"item":"${fixtureSiteUrl}${path}"`,
        `"item":"${fixtureSiteUrl}/areas-we-serve"`,
      )(site, path),
    'the data says that we open on Sunday': swap(
      '"dayOfWeek":["',
      '"dayOfWeek":["Sunday","',
    ),
    'the data says that we close later': swap(
      `"closes":"${business.openingHours.week[0]!.closes}"`,
      '"closes":"20:00"',
    ),
    'a picture in the data is not on the page': add(
      '"photo":{"@type":"ImageObject","contentUrl":"https://fixture.example/other-800.jpg"}',
    ),
    'a profile is not linked': add('"sameAs":"https://social.example/us"'),
  },
  'structured-data-questions': {
    'the questions of a page are not in its data': addToMain(
      '<details><summary>How long?</summary></details><details><summary>How much?</summary></details>',
    ),
  },
  'image-alt': {
    'a picture shows two, as the browser chooses': (site, path) => {
      const sources = ['roof', 'wall'].map(
        (name) => `/pictures/${name}-0123abcd-960.avif`,
      );
      for (const file of sources) site.files.set(file, 1000);
      addToMain(
        `<picture>${sources.map((file) => `<source srcset="${file}">`).join('')}</picture>`,
      )(site, path);
    },
    'a picture has a text that the pack gives to another': (site, path) => {
      const file = `/pictures/${firstPair}-after-0123abcd-960.jpg`;
      site.files.set(file, 1000);
      swap(
        'src="/photo.jpg" alt="A clean terrace"',
        `src="${file}" alt="${firstTexts.before}"`,
      )(site, path);
    },
    'a picture has no alt text': swap(' alt="A clean terrace"', ''),
    'the alt text is a file name': swap(
      'alt="A clean terrace"',
      'alt="IMG_2041.jpg"',
    ),
  },
  'image-size': {
    'a picture has no height': swap(' height="480"', ''),
    'a width is not a number of pixels': swap('width="640"', 'width="100%"'),
    'width and height are swapped': fileHolding(
      { width: 480, height: 640 },
      'src="/photo.jpg"',
      'src="/held.jpg"',
    ),
  },
  'lazy-first-picture': {
    'the first picture is both urgent and lazy': swap(
      '<img ',
      '<img fetchpriority="high" loading="lazy" ',
    ),
  },
  'invalid-file': {
    'a file is not what its name says': [
      (site) => void site.readings.set('/a.ico', { fault: 'is cut off' }),
      () => '/a.ico',
    ],
    'a page is not in UTF-8': (site, path) =>
      void site.readings.set(`${path}.html`, { fault: 'is not in UTF-8' }),
    'a file names one that is missing': [
      (site) =>
        void site.readings.set('/sitemap.xml', {
          names: [{ address: `${fixtureSiteUrl}/gone.jpg` }],
        }),
      () => '/sitemap.xml',
    ],
    'a file states the wrong size of a picture': [
      (site) => {
        site.readings.set('/photo.jpg', { width: 64, height: 48 });
        site.readings.set('/site.webmanifest', {
          names: [{ address: '/photo.jpg', sizes: '180x180' }],
        });
      },
      () => '/site.webmanifest',
    ],
  },
  'image-weight': {
    'a picture has half a megabyte': (site, path) => {
      site.files.set('/heavy.jpg', 500_000);
      swap('src="/photo.jpg"', 'src="/heavy.jpg"')(site, path);
    },
  },
  'missing-file': {
    'a picture of a set is narrower than stated': (site, path) => {
      site.readings.set('/photo.jpg', { width: 640, height: 480 });
      swap('src="/photo.jpg"', 'src="/photo.jpg" srcset="/photo.jpg 1440w"')(
        site,
        path,
      );
    },
    'a picture does not exist': swap('src="/photo.jpg"', 'src="/gone.jpg"'),
    'one size of a picture does not exist': swap(
      'src="/photo.jpg"',
      'src="/photo.jpg" srcset="/photo.jpg 400w, /gone.jpg 800w"',
    ),
    'an embedded document does not exist': addToMain(
      '<object data="/gone.pdf"></object>',
    ),
    'the drawing that an svg uses does not exist': addToMain(
      '<svg><use href="/gone.svg#a"></use></svg>',
    ),
    'the picture of a button does not exist': addToMain(
      '<input type="image" src="/gone.jpg" alt="Send">',
    ),
    'the picture of the social card does not exist': swap(
      `content="${fixtureSiteUrl}/card.jpg"`,
      `content="${fixtureSiteUrl}/gone.jpg"`,
    ),
    'a picture is empty': (site, path) => {
      site.files.set('/empty.jpg', 0);
      swap('src="/photo.jpg"', 'src="/empty.jpg"')(site, path);
    },
    'robots.txt keeps crawlers off a picture': (site, path) => {
      site.files.set('/shut.jpg', 10);
      site.robotsTxt = `${site.robotsTxt}Disallow: /shut.jpg\n`;
      swap('src="/photo.jpg"', 'src="/shut.jpg"')(site, path);
    },
    'a preloaded picture does not exist': swap(
      '</head>',
      '<link rel="preload" as="image" imagesrcset="/gone.avif 400w"></head>',
    ),
    'a script that the page lists does not exist': swap(
      '</body>',
      `<script type="application/json" id="page-scripts">["/gone.js"]</script></body>`,
    ),
    'a crawler of pictures is kept off a picture': (site, path) => {
      site.files.set('/shut.jpg', 10);
      site.robotsTxt = `${site.robotsTxt}\nUser-agent: Googlebot-Image\nDisallow: /shut.jpg\n`;
      swap('src="/photo.jpg"', 'src="/shut.jpg"')(site, path);
    },
    'a header keeps a picture out of search': (site, path) => {
      site.files.set('/shut.jpg', 10);
      hostFile('_headers', () => '/shut.jpg\n  X-Robots-Tag: noindex\n')(
        site,
        path,
      );
      swap('src="/photo.jpg"', 'src="/shut.jpg"')(site, path);
    },
    'the style sheet does not match its hash': fileHolding(
      { digest: () => 'other' },
      '</head>',
      '<link rel="stylesheet" href="/held.jpg" integrity="sha256-abc"></head>',
    ),
    'an icon has the wrong size': fileHolding(
      { width: 16, height: 16 },
      '</head>',
      '<link rel="apple-touch-icon" sizes="180x180" href="/held.jpg"></head>',
    ),
    'a policy blocks pictures': hostFile(
      '_headers',
      (path) =>
        `${path}\n  Content-Security-Policy: default-src 'self'; img-src 'none'\n`,
    ),
    'a policy in the page blocks style sheets': swap(
      '</title>',
      `</title><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src *">`,
    ),
    'a style sheet is sent as plain text': (site, path) => {
      site.files.set('/plain.css', 10);
      hostFile('_headers', () => '/plain.css\n  Content-Type: text/plain\n')(
        site,
        path,
      );
      swap('href="/styles.css"', 'href="/plain.css"')(site, path);
    },
    'the style sheet does not exist': swap(
      'href="/styles.css"',
      'href="/gone.css"',
    ),
  },
};

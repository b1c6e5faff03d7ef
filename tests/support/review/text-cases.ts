import {
  findTown,
  homeTown,
  neighboursOf,
  towns,
} from '../../../core/domain/towns.ts';
import { business } from '#site/business.ts';
import { inPounds, rates } from '#site/pricing.ts';
import { at } from '../../../core/domain/assert-defined.ts';
import { fixtureSiteUrl, fixtureTowns } from './fixture-page.ts';
import {
  addToMain,
  fixtureServicePaths,
  htmlAt,
  swap,
  writeOn,
  type Cases,
  type Damage,
} from './fixture-site.ts';

const sum = inPounds(at(Object.values(rates), 0).pounds);
const paragraph = /<p>([^<]*)<\/p>/;
const textOf = (html: string) => paragraph.exec(html)![1]!;
const write =
  (text: string): Damage =>
  (site, path) =>
    writeOn(site, path, text);
/** A page, and a town that it has no reason to name. */
const [farPath, farTown] = fixtureServicePaths.flatMap((path) => {
  const own = findTown(path.split('/')[2]!)!;
  const near = [own, homeTown, ...neighboursOf(own)];
  const far = towns.find((town) => !near.includes(town));
  return far ? [[path, far.label] as const] : [];
})[0]!;
const townOf = (path: string) => findTown(path.split('/')[2]!)!;
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
    'a placeholder is left': write('We clean in [TOWN].'),
    'an object was printed': write('Ask [object Object] for a quote.'),
  },
  'broken-characters': {
    'an apostrophe was read in another encoding': write('We donâ€™t hurry.'),
    'a character is lost': write('A caf\uFFFD yard.'),
    'a character is escaped twice': write('Hoppers &amp;amp; pipes.'),
    'a name holds a space without width': write('Moss on Ha\u200Bll Lane.'),
  },
  'doubled-word': {
    'a sentence has a small word twice in a row': write(
      'We work from the the top down.',
    ),
  },
  'strange-fact': {
    'a link leads to a site that nobody chose': write(
      '<a href="https://casino.example/">Play</a>',
    ),
    'another telephone number is typed': write('Call 07700 900111.'),
    'another number is typed with dots': write('Call 07700.900.111.'),
    'a figure follows another telephone number': write(
      'Call 07700 900111 24 hours.',
    ),
    'a number has a digit too many': write(`Call ${business.phone}1.`),
    'another number has a bracket': write('Call +44 (0)7700 900111.'),
    'the guarantee is longer': write('Tell us why within 99 days.'),
    'the guarantee is longer in words': write('Tell us why within nine weeks.'),
    'a price has another unit': write(`From ${sum} per mile.`),
    'a reply is promised sooner': write('We answer within 9 hrs.'),
    'we are said to be open all week': write('Call us 7 days a week.'),
    'the business is said to be older': write('Established 1887.'),
    'a sentence says that the business is older': write(
      'We are a family business, established in 1887.',
    ),
    'a closed day is said to be open': write('We are open on Sundays too.'),
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
  'wrong-article': {
    'a word has the wrong article': write('Leave a outside tap on.'),
    'a word has an article before a consonant': write('Use an brush.'),
    'a town has the wrong article': (site, path) => {
      const { label } = townOf(path);
      const article = /^[AEIOU]/.test(label) ? 'a' : 'an';
      writeOn(site, path, `Keeping ${article} ${label} patio clean.`);
    },
  },
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
    'a reference leads nowhere': swap(
      `"provider":{"@id":"${fixtureSiteUrl}/#business"}`,
      `"provider":{"@id":"${fixtureSiteUrl}/#nobody"}`,
    ),
    'the first of two items of a breadcrumb has no address': (site, path) => {
      swap('"position":1', '"position":2')(site, path);
      swap(
        '"itemListElement":[',
        '"itemListElement":[{"@type":"ListItem","position":1,"name":"Home"},',
      )(site, path);
    },
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
    'the data says that we close later': swap(
      `"closes":"${business.openingHours.week[0]!.closes}"`,
      '"closes":"20:00"',
    ),
    'a picture in the data is not on the page': add(
      '"photo":{"@type":"ImageObject","contentUrl":"https://fixture.example/other-800.jpg"}',
    ),
    'a profile is not linked': add('"sameAs":"https://social.example/us"'),
  },
  'image-alt': {
    'a picture has no alt text': swap(' alt="A clean terrace"', ''),
    'the alt text is a file name': swap(
      'alt="A clean terrace"',
      'alt="IMG_2041.jpg"',
    ),
  },
  'image-size': {
    'a picture has no height': swap(' height="480"', ''),
    'a width is not a number of pixels': swap('width="640"', 'width="100%"'),
  },
  'missing-file': {
    'a picture comes without encryption': addToMain(
      '<img src="http://cdn.example/a.jpg" alt="" width="4" height="3">',
    ),
    'a picture has half a megabyte': (site, path) => {
      site.files.set('/heavy.jpg', 500_000);
      swap('src="/photo.jpg"', 'src="/heavy.jpg"')(site, path);
    },
    'a picture does not exist': swap('src="/photo.jpg"', 'src="/gone.jpg"'),
    'one size of a picture does not exist': swap(
      'src="/photo.jpg"',
      'src="/photo.jpg" srcset="/photo.jpg 400w, /gone.jpg 800w"',
    ),
    'the picture of the social card does not exist': swap(
      `content="${fixtureSiteUrl}/card.jpg"`,
      `content="${fixtureSiteUrl}/gone.jpg"`,
    ),
    'the style sheet does not exist': swap(
      'href="/styles.css"',
      'href="/gone.css"',
    ),
  },
};

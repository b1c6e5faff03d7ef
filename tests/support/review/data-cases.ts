import { fixtureSiteUrl } from './fixture-page.ts';
import { addToMain, swap, type Cases } from './fixture-site.ts';

/** Adds a property to the business of the page. */
const add = (property: string) => swap('"priceRange":"££"', `"priceRange":"££",${property}`);

/** Ways to break the rules on structured data, pictures and files. */
export const dataCases: Cases = {
  'structured-data-required': [
    ['the business has no address', swap('"address":', '"location":')],
    ['a block is no JSON', swap('{"@context"', '{,"@context"')],
    ['the context is not schema.org', swap('https://schema.org', 'https://example.org')],
    [
      'a reference leads nowhere',
      swap(`"provider":{"@id":"${fixtureSiteUrl}/#business"}`, `"provider":{"@id":"${fixtureSiteUrl}/#nobody"}`),
    ],
    ['a type does not exist', swap('"@type":"PostalAddress"', '"@type":"PostAddress"')],
    ['a trail does not start at 1', swap('"position":1', '"position":2')],
    ['a page about a service has no Service', swap('"@type":"Service"', '"@type":"Product"')],
  ],
  'structured-data-recommended': [
    ['the business has no telephone', swap('"telephone":"+447700900382",', '')],
    ['the service does not say where', swap(',"areaServed":"Devon"}', '}')],
  ],
  'structured-data-visible': [
    ['the business has another name in the data', swap('"name":"Fixture Cleaning"', '"name":"Other Cleaning"')],
    ['the telephone number is another', swap('"telephone":"+447700900382"', '"telephone":"+447700900111"')],
    ['the data opens on Sunday', swap('["Monday","Saturday"]', '["Monday","Sunday"]')],
    ['the data closes later', swap('"closes":"18:00"', '"closes":"20:00"')],
    [
      'the main picture is not on the page',
      add('"photo":{"@type":"ImageObject","contentUrl":"https://fixture.example/other-800.jpg"}'),
    ],
    ['a profile is not linked', add('"sameAs":"https://social.example/us"')],
  ],
  'structured-data-questions': [
    [
      'questions are shown and not told',
      addToMain('<details><summary>How long?</summary></details><details><summary>How much?</summary></details>'),
    ],
  ],
  'image-alt': [
    ['a picture has no alt text', swap(' alt="A clean terrace"', '')],
    ['the alt text is a file name', swap('alt="A clean terrace"', 'alt="IMG_2041.jpg"')],
  ],
  'image-size': [
    ['a picture has no height', swap(' height="480"', '')],
    ['a width is no number of pixels', swap('width="640"', 'width="100%"')],
  ],
  'image-weight': [
    [
      'a picture has half a megabyte',
      (site, path) => {
        site.files.set('/heavy.jpg', 500_000);
        swap('src="/photo.jpg"', 'src="/heavy.jpg"')(site, path);
      },
    ],
  ],
  'missing-file': [
    ['a picture does not exist', swap('src="/photo.jpg"', 'src="/gone.jpg"')],
    [
      'one size of a picture does not exist',
      swap('src="/photo.jpg"', 'src="/photo.jpg" srcset="/photo.jpg 400w, /gone.jpg 800w"'),
    ],
    [
      'the picture of the social card does not exist',
      swap(`content="${fixtureSiteUrl}/card.jpg"`, `content="${fixtureSiteUrl}/gone.jpg"`),
    ],
    ['the style sheet does not exist', swap('href="/styles.css"', 'href="/gone.css"')],
  ],
};

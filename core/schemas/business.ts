import * as v from 'valibot';
import { fields, flag, link, list, number, text } from './parts.ts';

const international = v.pipe(
  text,
  v.regex(
    /^\+[1-9]\d{7,14}$/,
    'must be + and digits without spaces, as in +447700900123',
  ),
);
const time = v.pipe(
  text,
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time, as in 08:00'),
);
const opensFirst = <
  Hours extends { readonly opens: string; readonly closes: string },
>() =>
  v.check<Hours, string>(
    ({ opens, closes }) => opens < closes,
    'must open before it closes',
  );
const span = { opens: time, closes: time };

const weekday = v.picklist(
  [
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ],
  'must be the name of a day, as in Monday',
);

/** A URL on one of these sites. */
const linkTo = (...sites: readonly string[]) =>
  v.pipe(
    link,
    v.check((url) => {
      const host = URL.parse(url)?.hostname ?? '';
      return sites.some((site) => `.${host}`.endsWith(`.${site}`));
    }, `must be an address on ${sites[0]}`),
  );

/** Rows of days with the same hours. The business is closed on all other days. */
const week = v.pipe(
  list(
    v.pipe(
      fields({
        days: list(weekday),
        ...span,
      }),
      opensFirst(),
    ),
  ),
  v.check((rows) => {
    const days = rows.flatMap((row) => row.days);
    return new Set(days).size === days.length;
  }, 'must have each day once: take it out of one row'),
);
/** Days with other hours or none, such as bank holidays. */
const special = list(
  fields({
    date: v.pipe(text, v.isoDate('must be a date, as in 2026-12-25')),
    /** Left out if the business is closed. */
    hours: v.optional(v.pipe(fields(span), opensFirst())),
  }),
);

/** The opening hours, in British time. */
export const hours = fields({ week, special });

/** The business's details, which are the same for visitors, search engines and directories. */
export const business = fields({
  name: text,
  /** Ends the titles of pages. */
  shortName: text,
  description: text,
  /** As shown, with spaces. */
  phone: text,
  /** With `+` and country code, without spaces: phone links and structured data use it. */
  phoneInternational: international,
  /** The WhatsApp number, in the same form. Left out if there is none. */
  whatsapp: v.optional(international),
  email: text,
  address: fields({
    /** Street and postcode are given, and shown, only if customers come to the business. */
    street: v.optional(text),
    /** Label, in `site/towns.ts`, of the town where the business is based. */
    city: text,
    region: text,
    postalCode: v.optional(text),
    country: v.literal(
      'GB',
      'must be GB: the project is for British businesses',
    ),
  }),
  /** WGS 84 degrees. */
  geo: fields({ lat: number, lon: number }),
  serviceRadiusMetres: number,
  /** Whether visitors are asked for their consent to analytics. */
  usesAnalytics: flag,
  priceRange: text,
  establishedYear: number,
  /** The hours of `site/hours.ts`, with the words that pages show for them. */
  openingHours: fields({ week, text }),
  specialHours: fields({
    days: special,
    text: v.optional(text),
  }),
  /** URLs of the business on other sites, each shown if given. */
  social: fields({
    facebook: v.optional(linkTo('facebook.com', 'fb.com')),
    instagram: v.optional(linkTo('instagram.com')),
    tiktok: v.optional(linkTo('tiktok.com')),
    linkedin: v.optional(linkTo('linkedin.com')),
    youtube: v.optional(linkTo('youtube.com', 'youtu.be')),
    /** The business on Google Maps, where its reviews are. */
    maps: v.optional(
      linkTo('google.com', 'google.co.uk', 'goo.gl', 'g.page', 'g.co'),
    ),
  }),
  /** URLs of the documents that govern the work, each shown if given. */
  documents: fields({
    terms: v.optional(link),
    riskAcknowledgement: v.optional(link),
  }),
  /** Host name. */
  website: text,
});

export type Business = v.InferOutput<typeof business>;
export type Hours = v.InferOutput<typeof hours>;

import type { CostRange, Price, Unit } from '#core/schemas/pricing.ts';
import type { ServiceSlug } from './services.ts';

/*
 * The only place for figures of money, time and pressure. Templates and pages take them from
 * here; nothing else states one.
 */

/** What prices count. Others are, for example, an hour (`HUR`, 'an hour') or a square metre (`MTK`, 'per square metre', '/m²'). */
export const units = {
  job: { one: 'job', many: 'jobs', per: 'a job', code: 'C62' },
} as const satisfies Readonly<Record<string, Unit>>;

/** What one unit costs, from. A rate, as in `tap: { pounds: 60, unit: units.job }`, may be named in the words of the pack. */
export const rates: Readonly<Record<string, Price>> = {};

/** The price of each service that has one: its pages state it, to search engines too. */
export const servicePrices: Readonly<Partial<Record<ServiceSlug, Price>>> = {};

/** A sum: `£6.50`, or `£45` from ten pounds up if there are no pence. */
export function inPounds(pounds: number): string {
  const isShort = pounds >= 10 && Number.isInteger(pounds);
  const minimumFractionDigits = isShort ? 0 : 2;
  return `£${pounds.toLocaleString('en-GB', { minimumFractionDigits })}`;
}

/** A price in running text: `£60 a job`. */
export const spoken = ({ pounds, unit }: Price) =>
  `${inPounds(pounds)} ${unit.per}`;

/** A price in a table: `£60/job`. */
export const short = ({ pounds, unit }: Price) =>
  `${inPounds(pounds)}${unit.short ?? ` ${unit.per}`}`;

/** What whole jobs usually come to, such as `£180-£600` or `from £200`. */
export function spokenRange({ from, to }: CostRange): string {
  return to === undefined
    ? `from ${inPounds(from)}`
    : `${inPounds(from)}-${inPounds(to)}`;
}

/** Figures a service's templates may use, by field name, such as `priceFrom`. A field that is absent may not be used. */
export const serviceFigures: Readonly<Record<ServiceSlug, Readonly<Record<string, string>>>> = %{figures};

import type { ServiceSlug } from './services.ts';

/*
 * The only place for figures of money, time and pressure. Templates and pages take them from
 * here; nothing else states one. A rate, as in `tap: '£60'`, may be named in the words of the pack.
 */
export const rates: Readonly<Record<string, string>> = {};

/** Figures a service's templates may use, by field name. A field that is absent may not be used. */
export const serviceFigures: Readonly<Record<ServiceSlug, Readonly<Record<string, string>>>> = %{figures};

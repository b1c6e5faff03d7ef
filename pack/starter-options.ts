import { InputError, type Problem } from '../src/domain/problems.ts';
import type { TownRow } from '../src/domain/pack.ts';

/** What a starter pack is made from. */
export interface StarterOptions {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** Label of one of the towns. */
  readonly home: string;
  readonly county: string;
  /** Names, the first the one that stands for the trade. */
  readonly services: readonly string[];
  readonly towns: readonly TownRow[];
}

/** Words as part of an address: `St Just & Pendeen` is `st-just-and-pendeen`. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The parts of a list as somebody types it, between commas or semicolons. */
const listOf = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const townPattern = /^(.*?)[\s:]+(-?\d{1,2}(?:\.\d+)?)[\s/]+(-?\d{1,3}(?:\.\d+)?)$/;

/** A number as it is dialled from anywhere: `01303 496000` is `+441303496000`. */
export const internationalOf = (phone: string) =>
  phone.startsWith('+') ? `+${phone.replace(/\D/g, '')}` : `+44${phone.replace(/\D/g, '').replace(/^0/, '')}`;

/**
 * The options as typed: `services` between commas, `towns` between semicolons, each with latitude and longitude.
 * @throws InputError naming every option that is missing or wrong.
 */
export function parseStarterOptions(given: Readonly<Record<string, string | undefined>>): StarterOptions {
  const problems: Problem[] = [];
  const read = (name: string) => {
    const text = given[name]?.trim() ?? '';
    if (text === '') problems.push({ file: `--${name}`, message: 'is missing: give it' });
    return text;
  };
  const name = read('name');
  const phone = read('phone');
  const email = read('email');
  const county = read('county');
  const services = listOf(read('services'), /,/);
  const towns = listOf(read('towns'), /;/).flatMap((text): TownRow[] => {
    const [, label = '', lat, lon] = townPattern.exec(text) ?? [];
    if (label !== '') return [{ slug: slugOf(label), label, type: 'town', lat: Number(lat), lon: Number(lon) }];
    problems.push({ file: '--towns', message: `"${text}" must be name, latitude and longitude: Anytown 51.129 1.308` });
    return [];
  });
  const home = read('home');
  if (home !== '' && towns.length > 0 && !towns.some(({ label }) => label === home))
    problems.push({ file: '--home', message: `"${home}" is none of the towns: add it to them` });
  if (phone !== '' && !/^\+?[\d\s()-]{8,}$/.test(phone))
    problems.push({ file: '--phone', message: `"${phone}" is no telephone number` });
  if (email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email))
    problems.push({ file: '--email', message: `"${email}" is no e-mail address` });
  if (problems.length > 0) throw new InputError(problems);
  return { name, phone, email, home, county, services, towns };
}

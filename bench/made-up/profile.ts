import type { TownProfile } from '../../src/domain/profile.ts';
import type { Town } from '../../src/domain/towns.ts';
import { reword } from './words.ts';

interface ProfileOptions {
  /** A real town's. */
  readonly profile: TownProfile;
  readonly model: Town;
  readonly town: Town;
}

/** Fields that hold words of a list, which the generator compares. */
const listed = new Set(['postcodeHints', 'cause', 'for', 'materials', 'treatment']);

/** The value with other words in every text, but for `label`. */
function rewordAll<T>(value: T, key: string, label: string): T {
  if (typeof value === 'string') return reword(value, key, label) as T;
  if (Array.isArray(value)) return value.map((item, index) => rewordAll<unknown>(item, `${key}/${index}`, label)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]: [string, unknown]) => [
    name,
    listed.has(name) ? inner : rewordAll(inner, `${key}/${name}`, label),
  ]);
  return Object.fromEntries(entries) as T;
}

/** A real town's profile in other words, for a town that does not exist. */
export function madeUpProfile({ profile, model, town: { slug, label } }: ProfileOptions): TownProfile {
  const renamed = JSON.parse(JSON.stringify(profile).replaceAll(model.label, label)) as TownProfile;
  // A title has room for so much: what the name takes more, the rest has less.
  const longer = Math.max(0, label.length - model.label.length);
  const reworded = rewordAll(renamed, slug, label);
  return {
    ...reworded,
    // The shortened templates leave a hub some words short.
    setting: `${reworded.setting} ${reword(reworded.standfirst, `${slug}/setting`, label)}`,
    // No two towns may have the same one.
    codeword: undefined,
    services: mapServices(reworded.services, (notes) => ({
      ...notes,
      titleTail: shorten(notes.titleTail, notes.titleTail.length - longer),
    })),
  };
}

/** The first words of a phrase, as many as fit. */
const shorten = (phrase: string, most: number) =>
  phrase.length <= most ? phrase : phrase.slice(0, phrase.lastIndexOf(' ', most)).replace(/\W+$/, '');

/** Words of its own that a page gets, and characters that a profile's text may have. */
const OWN_WORDS = 545;
const MAX_TEXT = 1000;

/**
 * The profile with longer answers: where many thousand pages share the templates' variants, each page has to say more of its own,
 * or the quality gate refuses it.
 */
export function talkative(profile: TownProfile, { slug, label }: Town): TownProfile {
  return {
    ...profile,
    services: mapServices(profile.services, (notes, service) => {
      const answers = notes.questions.map(({ a }) => firstTwo(a));
      const sentences = notes.questions.flatMap(({ a }) => sentencesOf(a));
      const note = firstTwo(notes.note);
      const wanted = OWN_WORDS - countWords([notes.standfirst, note, ...notes.questions.map(({ q }) => q)]);
      for (let turn = 0; turn < 4 * sentences.length && countWords(answers) < wanted; turn += 1) {
        const place = turn % answers.length;
        const longer = `${answers[place]} ${reword(sentences[turn % sentences.length]!.trim(), `${slug}/${service}/more/${turn}`, label)}`;
        if (longer.length <= MAX_TEXT) answers[place] = longer;
      }
      return { ...notes, note, questions: notes.questions.map(({ q }, index) => ({ q, a: answers[index]! })) };
    }),
  };
}

const sentencesOf = (text: string) => text.match(/[^.?!]+[.?!]+["”]?/g) ?? [text];

/** The first two sentences of a text. */
export const firstTwo = (text: string) => sentencesOf(text).slice(0, 2).join('').trim();

const countWords = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.split(' ').length, 0);

type Services = TownProfile['services'];
type Notes = Services[keyof Services];

/** The services of a profile, each changed. */
export const mapServices = (services: Services, change: (notes: Notes, service: string) => Notes) =>
  Object.fromEntries(Object.entries(services).map(([service, notes]) => [service, change(notes, service)])) as Services;

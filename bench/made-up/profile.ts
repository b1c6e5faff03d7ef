import type { TownProfile } from '../../src/domain/profile.ts';
import type { Town } from '../../src/domain/towns.ts';
import { reword } from './words.ts';

interface ProfileOptions {
  /** A real town's. */
  readonly profile: TownProfile;
  readonly model: Town;
  readonly town: Town;
}

/** A real town's profile in other words, for a town that does not exist. */
export function madeUpProfile({ profile, model, town: { slug, label } }: ProfileOptions): TownProfile {
  const renamed = JSON.parse(JSON.stringify(profile).replaceAll(model.label, label)) as TownProfile;
  // A title has room for so much: what the name takes more, the rest has less.
  const longer = Math.max(0, label.length - model.label.length);
  const say = (text: string, field: string) => reword(text, `${slug}/${field}`, label);
  const sayAll = <T>(list: readonly T[], field: string, change: (item: T, say: (text: string) => string) => T) =>
    list.map((item, index) => change(item, (text) => say(text, `${field}/${index}`)));
  const phrases = (list: readonly string[], field: string) => sayAll(list, field, (item, other) => other(item));
  return {
    ...renamed,
    // No two towns may have the same one.
    seat: undefined,
    exposure: renamed.exposure.map((text, index) => `the ${say(text.slice('the '.length), `exposure/${index}`)}`),
    setting: say(renamed.setting, 'setting'),
    standfirst: say(renamed.standfirst, 'standfirst'),
    typicalSurfaces: phrases(renamed.typicalSurfaces, 'surfaces'),
    commonIssues: sayAll(renamed.commonIssues, 'issues', (issue, other) => ({ ...issue, text: other(issue.text) })),
    softClaims: sayAll(renamed.softClaims, 'claims', (claim, other) => ({ ...claim, text: other(claim.text) })),
    nearbyDescriptors: phrases(renamed.nearbyDescriptors, 'areas'),
    landmarksGeneric: phrases(renamed.landmarksGeneric, 'landmarks'),
    services: mapServices(renamed.services, (notes, service) => ({
      ...notes,
      surface: say(notes.surface, `${service}/surface`),
      surfaceShort: say(notes.surfaceShort, `${service}/surfaceShort`),
      issue: say(notes.issue, `${service}/issue`),
      summary: say(notes.summary, `${service}/summary`),
      standfirst: say(notes.standfirst, `${service}/standfirst`),
      titleTail: shorten(say(notes.titleTail, `${service}/titleTail`), notes.titleTail.length - longer),
      note: say(notes.note, `${service}/note`),
      questions: notes.questions.map(({ q, a }, index) => ({
        q: say(q, `${service}/q/${index}`),
        a: say(a, `${service}/a/${index}`),
      })),
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

import type { Unwritten } from '../../pack/unwritten.ts';
import type { Pair } from '../../core/domain/pictures/describe-pair.ts';
import type { Review } from '../../core/schemas/reviews.ts';
import type { DiaryPost } from '../../core/schemas/diary.ts';
import type { Claim } from '../../core/schemas/claims.ts';
import { countOf } from '../../core/domain/text/count-of.ts';
import type { Business } from '../../core/schemas/business.ts';
import { britishDay } from '../../supabase/functions/_shared/moment.ts';
import type { Badge } from '../../core/schemas/badges.ts';

/** A group of things to settle before the site goes live. */
export interface LaunchGroup {
  readonly title: string;
  /** What to do about the group's items. */
  readonly todo: string;
  readonly items: readonly string[];
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Everything that may still have to be settled. */
export interface LaunchInput {
  /** Names of the business's made-up fields, with what they hold. */
  readonly sampleFields: readonly {
    readonly name: string;
    readonly value: unknown;
  }[];
  readonly reviews: readonly (Pick<Review, 'name'> & {
    readonly sample: boolean;
  })[];
  readonly badges: readonly Pick<Badge, 'name' | 'sample'>[];
  readonly pairs: Readonly<Record<string, Pair>>;
  /** The posts of site/diary.json, which a site without a database of its own shows. */
  readonly posts: readonly Pick<DiaryPost, 'title' | 'sample'>[];
  /** Towns that are described by site/generic-profile.json. */
  readonly townsWithoutProfile: readonly string[];
  /** The files that still hold placeholders. */
  readonly unwritten: readonly Unwritten[];
  /** Days with other hours than usual. */
  readonly specialHours: Business['specialHours']['days'];
  readonly now: Date;
  /** Sample values that pages still show, one per line. */
  readonly leftovers: readonly string[];
  /** Environment variables as set. */
  readonly variables: Variables;
  /** What is wrong with the answers of the receiver of quote requests. */
  readonly receiver: readonly string[];
  readonly claims: readonly Claim[];
  /** Canonical addresses of the built pages by path; empty if nothing is built. */
  readonly canonicals: ReadonlyMap<string, string>;
}

/** Variables that the live site needs, and what happens without them. */
const needed = {
  VITE_SITE_URL:
    'canonical addresses, site map and social cards name this machine',
  VITE_LEAD_WEBHOOK_URL:
    'quote requests go to the local inbox, which nobody reads',
};

/** Variables that a site can go live without, and what is off then. */
const optional = {
  VITE_SUPABASE_URL:
    'no database: the job diary shows the posts of site/diary.json',
  VITE_ANALYTICS_ID:
    'no analytics: no cookie is ever set and the banner has nothing to ask for',
};

/** Features that are off, on purpose or not. They do not stop a launch. */
export const listSwitchedOff = (variables: Variables): string[] =>
  unsetOf(optional, variables);

const unsetOf = (effects: Readonly<Record<string, string>>, set: Variables) =>
  Object.entries(effects)
    .filter(([name]) => !set[name])
    .map(([name, effect]) => `${name}: ${effect}`);

/** Returns the items that are still samples. */
const samplesOf = <Item extends { readonly sample?: boolean }>(
  items: readonly Item[],
) => items.filter(({ sample }) => sample);

/** What must be settled before the site goes live, by group; a group without items is left out. */
export function listLaunchWork(input: LaunchInput): LaunchGroup[] {
  const groups: LaunchGroup[] = [
    {
      title: 'Sample identity',
      todo: 'Put the business’s own in site/business.ts and take the field out of sampleFields.',
      items: input.sampleFields.map(
        ({ name, value }) =>
          `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
      ),
    },
    {
      title: 'Not written yet',
      todo: 'Write what each [[…]] of these files asks for, in its place.',
      items: input.unwritten.map(
        ({ file, marks }) => `${file}: ${countOf(marks.length, 'placeholder')}`,
      ),
    },
    {
      title: 'Days with other hours',
      todo: 'Put the coming bank holidays into specialHours in site/hours.ts: until then, pages say that you are open.',
      items: pastHours(input),
    },
    {
      title: 'Sample reviews',
      todo: 'Replace them in site/words/reviews.ts with real ones, with permission. Publishing invented reviews is unlawful.',
      items: samplesOf(input.reviews).map(({ name }) => name),
    },
    {
      title: 'Sample badges',
      todo: 'Put the certificates held into site/public/badges and describe them in site/words/badges.ts.',
      items: samplesOf(input.badges).map(({ name }) => name),
    },
    {
      title: 'Sample pictures',
      todo: 'Put photographs of your own jobs into site/media/ under these names and say what they show, with sample: false, in site/pairs.ts.',
      items: samplesOf(Object.values(input.pairs))
        .flatMap(({ before, after }) => [before ?? [], after].flat())
        .map(({ name }) => `site/media/${name}`),
    },
    {
      title: 'Sample job posts',
      todo: 'Write up jobs that were done (npm run diary -- add) and take these away: npm run diary -- list, then remove --id N. In site/diary.json, take "sample" out of a post that is your own by now.',
      items: input.variables.VITE_SUPABASE_URL
        ? []
        : samplesOf(input.posts).map(({ title }) => title),
    },
    {
      title: 'Towns without a profile',
      todo: 'Describe each in site/profiles/<town>.json (docs/writing.md): until then their pages say the same.',
      items: input.townsWithoutProfile,
    },
    {
      title: 'Left over from the sample',
      todo: 'Look for the words in site/ and templates/, change them and build again.',
      items: input.leftovers,
    },
    {
      title: 'Addresses not set',
      todo: 'Set them in the environment of the build or in .env, as .env.example explains.',
      items: unsetOf(needed, input.variables),
    },
    {
      title: 'Receiver of quote requests',
      todo: 'Until it is mended visitors see an error; docs/going-live.md says what a receiver must answer.',
      items: input.receiver,
    },
    {
      title: 'Claims without evidence',
      todo: 'Name the document that proves it in site/claims.ts, or take the claim off the page.',
      items: input.claims
        .filter(({ evidence }) => evidence === null)
        .map(({ text, where }) => `${text} (${where})`),
    },
    {
      title: 'Canonical addresses',
      todo: 'Run npm run build with VITE_SITE_URL set to the live site’s address, then check again.',
      items: canonicalFaults(input.canonicals),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** Reports the last day with other hours, if it is over. */
function pastHours({ specialHours, now }: LaunchInput): string[] {
  const last = specialHours
    .map(({ date }) => date)
    .sort()
    .at(-1);
  return last !== undefined && last < britishDay(now)
    ? [`The last of them is over: ${last}`]
    : [];
}

/** A numeric address, this machine, or a name that is reserved for tests and examples. */
const notPublic =
  /^(?:[\d.]+|\[.*)$|localhost$|\.(?:local|test|example|invalid)$/;

/**
 * Canonical addresses that do not belong to a live site. `canonicals` is by path, empty if nothing
 * is built.
 */
function canonicalFaults(canonicals: ReadonlyMap<string, string>): string[] {
  if (canonicals.size === 0) return ['The site is not built'];
  const faults = [...canonicals.values()].flatMap((address) => {
    const url = URL.parse(address);
    if (!url) return `not an address: ${address}`;
    if (notPublic.test(url.hostname))
      return `${url.host} is not a public address`;
    return url.protocol === 'https:' ? [] : `${url.host} is not https`;
  });
  return [...Map.groupBy(faults, (fault) => fault)].map(
    ([fault, pages]) => `${fault}: ${countOf(pages.length, 'page')}`,
  );
}

/** The list as text for a terminal. */
export function formatLaunchWork(
  groups: readonly LaunchGroup[],
  switchedOff: readonly string[],
): string {
  const section = (title: string, items: readonly string[], todo?: string) =>
    [title, ...items.map((item) => `- ${item}`), todo ?? []]
      .flat()
      .join('\n  ');
  const count = groups.flatMap(({ items }) => items).length;
  return [
    ...groups.map(({ title, items, todo }) =>
      section(`${title} (${items.length})`, items, todo),
    ),
    count === 0 &&
      'Ready to go live: nothing is a sample, unset or without evidence.',
    switchedOff.length > 0 &&
      section('Switched off, perhaps on purpose:', switchedOff),
    count > 0 && `${countOf(count, 'thing')} to settle before going live.`,
  ]
    .filter((part) => part !== false)
    .join('\n\n');
}

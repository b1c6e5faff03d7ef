import { neverPromised, warnings } from '#site/text-rules.ts';
import { treatments } from '#site/treatments.ts';
import { sentencesOf } from '../../core/domain/text/sentences.ts';
import type { TownPage } from './town-page.ts';

/** A pure check that returns a page's faults, each with the words at fault, or an empty list. */
export type TownPageRule = (page: TownPage) => readonly string[];

/** The first match of each pattern in a text, in quotation marks. */
const found = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) => {
    const [match] = pattern.exec(text) ?? [];
    return match === undefined ? [] : [`"${match}"`];
  });
/** The first match of each pattern on a page, with the file that says it and a remedy. */
const foundOn = (
  { standfirst, text, parts }: TownPage,
  patterns: readonly RegExp[],
  todo: string,
) =>
  found(`${standfirst}\n${text}`, patterns).map((said) => {
    const part = parts.find((each) => each.text.includes(said.slice(1, -1)));
    return `${part ? `${part.from} says ` : ''}${said}: ${todo}`;
  });
const count = (text: string, part: string) => text.split(part).length - 1;

const demand = [
  /\b(?:calls?|enquiries|requests|messages) (?:from|that reach|centre)\b/i,
  /\b(?:most|the) calls are\b/i,
  /\bwe (?:are|get|do get) (?:often |mostly |mainly |usually )?(?:asked|called)\b/i,
  /\b(?:people|owners|householders|customers|many|most) (?:\w+ ){0,3}(?:ask us|ring us|call us|turn to us|want us|have us see)\b/i,
  /\b(?:ring|turn to|come to) us (?:about|for)\b/i,
  /\bask(?:ed)? about here\b/i,
];
const wedged = [
  /\b(?:in|around|near|on|at) [^.,;]{1,40} (?:or|and) (?:anywhere|elsewhere|everywhere)\b/i,
  /\bas (?:anywhere|elsewhere|everywhere)\b/i,
  /\bor (?:anywhere|wherever) else\b/i,
];
const notTheWeather =
  /\b(?:droppings|traffic|tyres?|exhaust|oil|rubber|pigeons?|gulls?)\b/i;

const ruledOut: Readonly<Record<string, readonly RegExp[]>> = treatments;
const denied =
  /\b(?:not|never|no|nor|nothing|without|rather than|instead of)\b/i;

/** The rules by name, in the order in which faults are reported. */
export const townPageRules = {
  /** A page must not make a promise about the surface of another service. */
  'claim-fits-page': ({ service, text, claims, wordsOfServices }) =>
    claims
      .filter((claim) => text.includes(claim.text))
      .filter(({ text: claim, for: requested }) => {
        if (service === undefined) return false;
        const named = wordsOfServices.filter(([words]) => words.test(claim));
        return (
          !requested.includes(service) ||
          (named.length > 0 &&
            !named.some(([, allowed]) => allowed.includes(service)))
        );
      })
      .map((claim) => `"${claim.text}" does not fit this page`),

  /** A page must not put bird droppings or traffic grime down to the weather. */
  'possible-cause': ({ text, exposures, issues }) => {
    const named = exposures.filter((exposure) => text.includes(exposure));
    const others = issues.filter(
      (issue) => issue.cause !== 'weather' && text.includes(issue.text),
    );
    // Splitting a text into sentences takes longer than all other rules. Few pages name both an
    // exposure and an issue with another cause.
    const sentences =
      named.length > 0 && others.length > 0 ? sentencesOf(text) : [];
    return [
      ...issues
        .filter(
          (issue) =>
            issue.cause === 'weather' && notTheWeather.test(issue.text),
        )
        .map((issue) => `the weather does not cause "${issue.text}"`),
      ...sentences
        .filter((sentence) =>
          named.some((exposure) => sentence.includes(exposure)),
        )
        .flatMap((sentence) =>
          others
            .filter((issue) => sentence.includes(issue.text))
            .map(
              (issue) =>
                `"${issue.text}" is in one sentence with the weather: "${sentence}"`,
            ),
        ),
    ];
  },

  /** A page must not claim local demand, which nothing here can prove. */
  'demand-with-evidence': (page) =>
    foundOn(
      page,
      demand,
      'only jobs in the diary prove demand, so say what is known of the place',
    ),

  /** A page must not name a treatment that its town's surfaces do not get. */
  'one-treatment': ({ standfirst, text, treatment }) =>
    treatment === undefined
      ? []
      : sentencesOf(`${standfirst}\n${text}`)
          .filter(
            (sentence) => !denied.test(sentence) && !sentence.endsWith('?'),
          )
          .flatMap((sentence) =>
            found(sentence, ruledOut[treatment] ?? []).map(
              (words) =>
                `${words} although the treatment is ${treatment}: "${sentence}"`,
            ),
          ),

  /** A village must not be called a town, nor a town a village. */
  'right-kind-of-place': (page) =>
    foundOn(
      page,
      [
        page.type === 'village'
          ? /\b(?:this|our|whole|of the|in the|across the|round the|side of|end of|rest of the) town\b(?! (?:hall|square|centre|quay|mill|bridge|house))/i
          : /\bthis village\b/i,
      ],
      `site/towns.ts calls ${page.town} a ${page.type}`,
    ),

  /** A page must not name its town in a phrase that fits any town: "in Anytown or anywhere". */
  'town-not-wedged-in': (page) =>
    foundOn(page, wedged, 'say what is so here alone, or take the name out'),

  /** A page must not name its town's exposure more than once. */
  'exposure-once': ({ standfirst, text, exposures }) => {
    const times = exposures.reduce(
      (sum, exposure) => sum + count(`${standfirst}\n${text}`, exposure),
      0,
    );
    return times > 1
      ? [`the exposure is named ${times} times; once is enough`]
      : [];
  },

  /** The title must contain the town and a search term. */
  'title-names-service-and-town': (page) => {
    const { title, town, terms, service } = page;
    const { titleFile = `templates/${service ?? 'hub'}/seo-title` } = page;
    const remedy = `change ${titleFile}${service ? '' : ' or site/trade.ts'}`;
    return [[town], terms]
      .filter((names) => !names.some((name) => title.includes(name)))
      .map(
        (names) =>
          `"${title}" does not say "${names.join('" or "')}": ${remedy}`,
      );
  },

  /** The standfirst must differ from the description in search results. */
  'own-standfirst': ({ standfirst, description }) =>
    standfirst.trim() === description.trim()
      ? ['the standfirst is the description word for word']
      : [],

  /** A page that names a hazard must show its warning exactly once and must not play it down. */
  'warning-once': ({ text }) =>
    warnings
      .filter(({ words }) => words.test(text))
      .flatMap(({ label, playedDown }) => {
        const times = count(text, label);
        return [
          ...found(text, [playedDown]),
          ...(times === 1 ? [] : [`says "${label}" ${times} times, not once`]),
        ];
      }),

  /** A page must not make a promise that the business never makes. */
  'never-promised': ({ standfirst, text }) =>
    neverPromised.flatMap(({ words, why }) =>
      found(`${standfirst}\n${text}`, [words]).map((said) => `${said}: ${why}`),
    ),

  /** A page must not mention what its town lacks, such as slate or gulls. */
  'only-what-is-there': ({ town, parts, absent }) =>
    absent.flatMap(({ name, words }) =>
      parts.flatMap(({ from, text }) =>
        found(text, [words]).map(
          (said) =>
            `${from} says ${said}, and the profile of ${town} has no ${name}: give it "needs: ${name}" or other words`,
        ),
      ),
    ),

  /** A page must not say two different things of one matter, such as an interval or a season. */
  'one-figure': ({ parts }) => {
    const first = new Map<string, { from: string; said: string }>();
    return parts.flatMap(({ from, says }) =>
      Object.entries(says).flatMap(([name, said]) => {
        const other = first.get(name);
        if (!other) first.set(name, { from, said });
        return other && other.said !== said
          ? [
              `${name} is "${other.said}" in ${other.from} and "${said}" in ${from}: say one of them`,
            ]
          : [];
      }),
    );
  },
} as const satisfies Readonly<Record<string, TownPageRule>>;

export type TownPageRuleId = keyof typeof townPageRules;

/** Checks a page against all rules and returns its faults in the order of the rules. */
export function townPageFaults(page: TownPage): {
  readonly rule: TownPageRuleId;
  readonly message: string;
}[] {
  return (
    Object.entries(townPageRules) as [TownPageRuleId, TownPageRule][]
  ).flatMap(([rule, check]) =>
    check(page).map((message) => ({
      rule,
      message,
    })),
  );
}

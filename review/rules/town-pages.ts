import {
  townPageRules,
  type TownPageRuleId,
} from '../../generator/checks/town-page-rules.ts';
import type { Rule } from '../types.ts';

type RuleTexts = readonly [title: string, why: string, todo: string];

const texts: Readonly<Record<TownPageRuleId, RuleTexts>> = {
  'claim-fits-page': [
    'A promise on a page that it does not fit',
    'A promise about thatch on a driveway page tells every reader that nobody has read it.',
    'Name the services that the promise fits in softClaims of the town’s profile.',
  ],
  'possible-cause': [
    'A cause that cannot be',
    'Gulls and traffic are not the weather’s doing; anyone who lives there knows it.',
    'Give the issue its own cause in the town’s profile, or take the exposure out of the sentence.',
  ],
  'demand-with-evidence': [
    'Local demand without evidence',
    '"We are often asked in this town" is a claim that only posts in the job diary can prove.',
    'Say what is known of the place instead, or publish the jobs in the diary.',
  ],
  'one-treatment': [
    'Two treatments on one page',
    'A treatment that is rinsed off in one paragraph and left on in the next makes the whole page doubtful.',
    'Follow the treatment in the town’s profile in every paragraph, question and care note.',
  ],
  'right-kind-of-place': [
    'A place called what it is not',
    'People who live in a village do not call it a town, or the other way round.',
    'Write {{place}} in the template in place of the word.',
  ],
  'town-not-wedged-in': [
    'A sentence in which any town’s name would do',
    '"In this place or anywhere" says that the sentence is about no place at all.',
    'Take the name out of the sentence, or say what is true only there.',
  ],
  'exposure-once': [
    'The weather named again and again',
    'The same wind in every paragraph reads as filled in by a machine.',
    'Name the exposure once, in the paragraph on causes.',
  ],
  'title-names-service-and-town': [
    'A title without its service or its town',
    'People search for both, and a result that lacks one looks like someone else’s.',
    'Put the head term of the service and the town into the title’s template or override.',
  ],
  'own-standfirst': [
    'The description as the first paragraph',
    'The description is written for the results page; visitors from there have read it.',
    'Write a standfirst in the town’s profile that opens the page.',
  ],
  'warning-once': [
    'A warning that is missing, or played down',
    'What needs a warning, such as a biocide, must carry it wherever it is advertised, without adjectives that play it down.',
    'Say the sentence of the pack’s text rules once, and remove words such as gentle, mild or natural beside it.',
  ],
  'only-what-is-there': [
    'A page speaks of what its town does not have',
    'Advice on slate below a roof of clay tiles, or on gulls inland, tells readers that the page is not about their house.',
    'Declare the subject in the template’s front matter (needs), put it in a branch, or choose other words.',
  ],
  'one-figure': [
    'Two figures for one thing',
    'A reader who is told both every year and every 12-18 months believes neither.',
    'Let both parts say the same, or take one out.',
  ],
  'never-promised': [
    'A promise that the business does not make',
    'A reader may hold the business to it; the pack’s text rules say why it cannot be kept.',
    'Use other words, or take the rule out of the pack’s text rules where the promise can be kept.',
  ],
};

/**
 * The generator's own page rules, applied to the pages as served. Only the generator defines what
 * each looks for.
 */
export const servedTownRules: readonly Rule[] = Object.entries(texts).map(
  ([id, [title, why, todo]]) => ({
    id,
    about: id === 'title-names-service-and-town' ? 'title' : 'text',
    title,
    why,
    todo,
    checkPage: ({ townPage }) =>
      townPage &&
      townPageRules[id as TownPageRuleId](townPage).map((what) => ({
        what,
        where: 'main',
        cause: what,
      })),
  }),
);

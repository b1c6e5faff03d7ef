import { questions } from '#site/words/quiz.ts';
import { choiceFacts, findOffer } from '../../core/domain/estimate-choice.ts';
import { subjectOf } from '../../core/domain/page-subject.ts';
import type { QuoteFacts } from '../../core/domain/quote-link.ts';
import {
  findService,
  serviceIn,
  type Service,
} from '../../core/domain/services.ts';
import { quotePressKey } from '../../core/domain/storage-keys.ts';
import {
  parseAnswers,
  type SavedQuiz,
  type Stored,
} from './answers-storage.ts';
import { isKnown } from './quiz-machine.ts';
import {
  firstOpenStep,
  noAnswers,
  quizSteps,
  type QuizAnswers,
} from './steps.ts';

/** A press on a link to the quiz: the path of the link's page, and the link's facts. */
interface QuotePress {
  readonly path: string;
  readonly facts: QuoteFacts;
}

/** An older press is ignored, since it did not open this quiz. */
const MAX_AGE_MS = 5 * 60 * 1000;

/** Returns and removes the press that opened the quiz; undefined if there is none. */
export function takePress(): QuotePress | undefined {
  try {
    const noted = localStorage.getItem(quotePressKey);
    localStorage.removeItem(quotePressKey);
    const { path, facts, fields, at } = JSON.parse(noted ?? '{}') as Stored;
    const age = Math.abs(Date.now() - Number(at));
    if (typeof path !== 'string' || age > MAX_AGE_MS) return undefined;
    const stated = JSON.parse(String(facts ?? '{}')) as QuoteFacts;
    return { path, facts: { ...stated, ...factsIn(fields) } };
  } catch {
    // Storage is blocked, or the value is not ours.
    return undefined;
  }
}

/** Text without a letter does not name a place. */
const hasLetter = /\p{L}/u;

/** Returns the facts in the fields of an estimator, the town finder or the quiz's first question. */
function factsIn(fields: unknown): QuoteFacts {
  const { offer: name, place, areaSize, ...given } = (fields ?? {}) as Stored;
  const offer = findOffer(String(name));
  if (offer) return choiceFacts(offer, given);
  const town = String(place ?? '').trim();
  return {
    ...(hasLetter.test(town) && { town }),
    ...(typeof areaSize === 'string' && { areaSize }),
  };
}

const { options } = questions.surfaceType;
/** The option "Other", which covers every service without an option of its own. */
const otherChoice = options.find(({ services }) => services.length > 1);

/**
 * Returns the option for a service. Undefined for one that "Other" and another option cover, such
 * as pressure washing: its pages name no surface, so the quiz asks.
 */
function choiceFor(service: Service | undefined) {
  const [first, ...more] = options.filter(({ services }) =>
    services.includes(service?.slug ?? ''),
  );
  const mayBeAny = more.some((option) => option === otherChoice);
  return mayBeAny ? undefined : first;
}

/** Returns the answers that a press gives. Work that no option names becomes a sentence. */
function answersOf({ path, facts }: QuotePress): Partial<QuizAnswers> {
  const subject = subjectOf(path);
  const { work, areaSize, surfaceType, estimate } = facts;
  const town = facts.town ?? subject.town?.label;
  const service = findService(facts.service ?? '') ?? subject.service;
  const choice = work
    ? (options.find(({ lead }) => lead === work) ?? otherChoice)
    : choiceFor(service);
  const name = work ?? service?.headTerm;
  const isNamed = choice !== undefined && choice !== otherChoice;
  const isUnnamed = name !== undefined && !isNamed;
  return parseAnswers({
    areaSize,
    surfaceType: surfaceType ?? choice?.answer,
    postcode: town,
    additionalMessage: [
      ...(isUnnamed ? [`${serviceIn({ headTerm: name }, town)}.`] : []),
      ...(estimate ? [`Estimate on your website: ${estimate}.`] : []),
    ].join('\n'),
  });
}

const linesOf = (text: string) => text.split('\n').filter(Boolean);

/**
 * Fills in answers from a press, in the saved quiz or in a new one. The quiz then opens at the step
 * for the town, or at an earlier unanswered one. A press that names work replaces what an earlier
 * press said of other work. Keeps the town that the visitor gave, and their kind of work unless the
 * link states facts.
 */
export function withPress(
  saved: SavedQuiz | undefined,
  press: QuotePress | undefined,
): SavedQuiz | undefined {
  if (!press) return saved;
  const { path, facts } = press;
  const begun = saved?.sent ? undefined : saved;
  const answers = begun?.answers ?? noAnswers;
  const carried = begun?.carried ?? {};
  const isPlain = Object.keys(facts).length === 0;
  // A link without facts must not undo what the estimator of the same page has answered.
  if (isPlain && path === carried.path) return saved;
  const given = answersOf(press);
  const namesWork = Boolean(given.surfaceType ?? given.additionalMessage);
  const { areaSize, surfaceType, additionalMessage, ...others } = carried;
  const gone = namesWork ? { areaSize, surfaceType, additionalMessage } : {};
  const isOwn = (name: 'surfaceType' | 'postcode') =>
    answers[name] !== '' && answers[name] !== carried[name];
  const next = {
    ...answers,
    ...(answers.areaSize === gone.areaSize && { areaSize: '' }),
    ...(answers.surfaceType === gone.surfaceType && { surfaceType: '' }),
    ...given,
    ...(isPlain &&
      isOwn('surfaceType') && { surfaceType: answers.surfaceType }),
    ...(isOwn('postcode') && { postcode: answers.postcode }),
    additionalMessage: withLines(
      answers.additionalMessage,
      gone.additionalMessage,
      given.additionalMessage,
    ),
  };
  if (isKnown(answers, next)) return saved;
  const townStep = quizSteps.findIndex(({ event }) => event === 'town');
  return {
    step: Math.min(townStep, firstOpenStep(next)),
    answers: next,
    carried: { ...(namesWork ? others : carried), ...given, path },
  };
}

/** Returns the message with the lines of `added` in place of those of `gone`. */
function withLines(message: string, gone = '', added = ''): string {
  const more = linesOf(added);
  const old = linesOf(gone).filter((line) => !more.includes(line));
  const kept = message.split('\n').filter((line) => !old.includes(line));
  const missing = more.filter((line) => !kept.includes(line));
  return [...kept, ...missing].join('\n').trim();
}

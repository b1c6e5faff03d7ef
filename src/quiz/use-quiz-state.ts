import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  type Dispatch,
  type RefObject,
} from 'react';
import { replayEarlyClicks } from '../ui/replay-input.ts';
import { loadQuiz, parseAnswers, saveQuiz } from './answers-storage.ts';
import {
  initialQuiz,
  isKnown,
  quizReducer,
  type QuizAction,
  type QuizState,
} from './quiz-machine.ts';
import { takePress, withPress } from './quote-press.ts';
import { deliveryState } from './sending/delivery.ts';
import { firstOpenStep, stepAt, type QuizAnswers } from './steps.ts';

/** How often the fields are read: password managers and phones may fill them without an event. */
const READ_MS = 250;

/** Returns the answers in the fields of a step, typed or filled in by a program. */
function formAnswers(
  form: HTMLFormElement,
  step: number,
): Partial<QuizAnswers> {
  const data = new FormData(form);
  const isShown = (name: string) => form.elements.namedItem(name) !== null;
  const { fields } = stepAt(step);
  const answers = fields.flatMap(({ answer, name = answer }) =>
    isShown(name) ? [[answer, data.get(name) ?? '']] : [],
  );
  const hasConsent = data.has('gdprConsent');
  return {
    ...Object.fromEntries(answers),
    ...(isShown('gdprConsent') && { gdprConsent: hasConsent }),
  };
}

/**
 * Holds the quiz's state. Restores what the tab has saved and what was typed before hydration,
 * saves every answer and follows the browser's history.
 * @returns `readForm` reads the step's answers from its fields; `goBack` is for the Back button
 */
export function useQuizState(form: RefObject<HTMLFormElement | null>) {
  const [state, dispatch] = useReducer(quizReducer, initialQuiz);
  const { step, answers, createdAt, carried, view, ready } = state;
  const isAsking = view === 'question';

  const readForm = () => {
    if (!isAsking || !form.current) return answers;
    const given = formAnswers(form.current, step);
    if (!isKnown(answers, given)) dispatch({ type: 'answer', answers: given });
    return { ...answers, ...given };
  };
  const readAgain = useEffectEvent(readForm);

  useEffect(() => {
    if (!isAsking) return;
    const timer = setInterval(() => readAgain(), READ_MS);
    return () => clearInterval(timer);
  }, [isAsking]);

  // A layout effect, so that no event is handled before the quiz is restored.
  useLayoutEffect(() => {
    const typed = parseAnswers(
      Object.fromEntries(new FormData(form.current ?? undefined)),
    );
    const delivery = deliveryState();
    const press = takePress();
    const saved = loadQuiz();
    dispatch({
      type: 'restore',
      // A press changes no request that is being sent, or that failed or may have failed.
      saved: delivery ? saved : withPress(saved, press),
      typed,
      delivery,
    });
  }, [form]);

  useEffect(() => {
    if (ready && form.current) replayEarlyClicks(form.current);
  }, [ready, form]);

  useEffect(() => {
    if (!ready || view === 'success') return;
    const isSaved = saveQuiz({ step, answers, createdAt, carried });
    if (isSaved || step === 0) return;
    // Leaving the page would lose the answers, so the browser asks first.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [ready, step, answers, createdAt, carried, view]);

  const goBack = useStepHistory(state, dispatch);
  return { state, dispatch, readForm, goBack };
}

/** The quiz's data in an entry of the browser's history. */
interface StepEntry {
  readonly step: number;
  /** The previous entry's step, if that entry belongs to the quiz too. */
  readonly from?: number;
  /** How many entries of the quiz come before this one. */
  readonly depth: number;
}

const readEntry = (): StepEntry | undefined =>
  (history.state as { readonly quiz?: StepEntry } | null)?.quiz;

/** Writes a history entry unnoticed by the router, which patches `history` and would scroll. */
function writeEntry(how: 'pushState' | 'replaceState', quiz: StepEntry): void {
  History.prototype[how].call(
    history,
    { ...(history.state as object | null), quiz },
    '',
  );
}

/**
 * Adds an entry to the browser's history for each step, so that Back returns to the previous
 * question. Skips the entries of a request that was sent.
 * @returns a function that goes back one step, through the history if possible
 */
function useStepHistory(
  { step, view, answers, ready }: QuizState,
  dispatch: Dispatch<QuizAction>,
): () => void {
  const open = firstOpenStep(answers);
  useEffect(() => {
    const follow = () => {
      const entry = readEntry();
      if (entry === undefined) return;
      const isGone = view === 'success' || entry.step > open;
      if (isGone) history.go(-entry.depth - 1);
      else dispatch({ type: 'goTo', step: entry.step });
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [dispatch, view, open]);

  /** Whether the current entry belongs to this request. */
  const isBegun = useRef(false);
  useEffect(() => {
    if (view === 'success') isBegun.current = false;
    else if (ready) {
      const entry = readEntry();
      if (!isBegun.current)
        writeEntry('replaceState', {
          depth: 0,
          ...entry,
          step,
        });
      else if (entry && entry.step !== step)
        writeEntry('pushState', {
          step,
          from: entry.step,
          depth: entry.depth + 1,
        });
      isBegun.current = true;
    }
  }, [ready, view, step]);

  return () => {
    const isEntryBefore = readEntry()?.from === step - 1;
    if (isEntryBefore) history.back();
    else dispatch({ type: 'goTo', step: step - 1 });
  };
}

import {
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  type Dispatch,
  type RefObject,
} from 'react';
import { replayEarlyClicks } from '../ui/early-input.ts';
import { loadQuiz, parseAnswers, saveQuiz } from './answers-storage.ts';
import {
  initialQuiz,
  quizReducer,
  type QuizAction,
  type QuizState,
} from './quiz-machine.ts';
import { deliveryState } from './sending/delivery.ts';
import { firstOpenStep } from './steps.ts';

/**
 * The quiz's state, which takes up what the tab has saved and what the form holds since before the page was hydrated, keeps every answer
 * and follows the browser's history. `goBack` is what the form's own Back does.
 */
export function useQuizState(form: RefObject<HTMLFormElement | null>) {
  const [state, dispatch] = useReducer(quizReducer, initialQuiz);
  const { step, answers, createdAt, view, ready } = state;
  // Before the visitor can press anything that React hears.
  useLayoutEffect(() => {
    const touched = parseAnswers(
      Object.fromEntries(new FormData(form.current ?? undefined)),
    );
    dispatch({
      type: 'restore',
      saved: loadQuiz(),
      touched,
      delivery: deliveryState(),
    });
  }, [form]);

  useEffect(() => {
    if (ready && form.current) replayEarlyClicks(form.current);
  }, [ready, form]);

  useEffect(() => {
    if (
      !ready ||
      view === 'success' ||
      saveQuiz({ step, answers, createdAt }) ||
      step === 0
    )
      return;
    // What was answered lives in this page alone: the browser asks before it goes.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [ready, step, answers, createdAt, view]);

  return { state, dispatch, goBack: useStepHistory(state, dispatch) };
}

/** What an entry of the browser's history knows of the quiz. */
interface StepEntry {
  readonly step: number;
  /** The step of the entry before it, where that is of the quiz too. */
  readonly from?: number;
  /** Entries of the quiz before it. */
  readonly depth: number;
}

const readEntry = (): StepEntry | undefined =>
  (history.state as { readonly quiz?: StepEntry } | null)?.quiz;

/** Past the router, which hears of every entry that is added in its way: the page stays the same and must not be scrolled. */
function writeEntry(how: 'pushState' | 'replaceState', quiz: StepEntry): void {
  History.prototype[how].call(
    history,
    { ...(history.state as object | null), quiz },
    '',
  );
}

/**
 * One entry of the browser's history a step, so that the browser's Back asks the question before again. Where it leads to a question
 * of a request that was sent, it leaves the quiz. Returns what the form's own Back does, which is the same wherever the entry before is
 * the question before.
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
      if (view === 'success' || entry.step > open) history.go(-entry.depth - 1);
      else dispatch({ type: 'goTo', step: entry.step });
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [dispatch, view, open]);

  /** Whether the present entry is of the request that is being asked for. */
  const isBegun = useRef(false);
  useEffect(() => {
    if (view === 'success') isBegun.current = false;
    else if (ready) {
      const entry = readEntry();
      if (!isBegun.current)
        writeEntry('replaceState', { depth: 0, ...entry, step });
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
    if (readEntry()?.from === step - 1) history.back();
    else dispatch({ type: 'goTo', step: step - 1 });
  };
}

import { createInterface } from 'node:readline/promises';
import { at } from '../../src/domain/assert-defined.ts';
import { InputError } from '../../src/domain/problems.ts';

/** Typed in the place of an answer to go back to the question before. */
const BACK = '<';

interface Questions<Name extends string> {
  /** What to ask for, in this order. */
  readonly questions: Readonly<Record<Name, { readonly question: string }>>;
  /** Answers that are there already and are not asked for. */
  readonly given: Readonly<Partial<Record<Name, string>>>;
  /** What is wrong with the answer to one question, in view of the others; undefined where nothing is. */
  readonly problemOf: (name: Name, answers: Readonly<Partial<Record<Name, string>>>) => string | undefined;
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/**
 * Asks for what was not given, each question again until its answer is right; `<` goes back to the one before.
 * @throws InputError where the answers end before the questions.
 */
export async function askQuestions<Name extends string>({
  questions,
  given,
  problemOf,
  input,
  output,
}: Questions<Name>): Promise<Partial<Record<Name, string>>> {
  const answers: Partial<Record<Name, string>> = { ...given };
  const terminal = createInterface({ input, output });
  // Line by line, since answers that are typed ahead or piped in come before they are asked for.
  const lines = terminal[Symbol.asyncIterator]();
  const names = (Object.keys(questions) as Name[]).filter((name) => given[name] === undefined);
  if (names.length > 1) output.write(`${BACK} in the place of an answer goes back to the question before.\n`);
  try {
    for (let turn = 0; turn < names.length;) {
      const name = at(names, turn);
      output.write(`${questions[name].question}: `);
      const { value, done } = await lines.next();
      if (done) throw new InputError([{ file: `--${name}`, message: 'was not answered: nothing is written' }]);
      if (value.trim() === BACK) {
        turn = Math.max(0, turn - 1);
        continue;
      }
      answers[name] = value;
      const problem = problemOf(name, answers);
      if (problem === undefined) turn += 1;
      else output.write(`  ${problem}\n`);
    }
  } finally {
    terminal.close();
  }
  return answers;
}

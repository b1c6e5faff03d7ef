import { createInterface } from 'node:readline/promises';
import { InputError } from '../../src/domain/problems.ts';

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
 * Asks for what was not given, each question again until its answer is right.
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
  const ask = async (name: Name, text: string): Promise<void> => {
    output.write(`${text}: `);
    const { value, done } = await lines.next();
    if (done) throw new InputError([{ file: `--${name}`, message: 'was not answered: nothing is written' }]);
    answers[name] = value;
    const problem = problemOf(name, answers);
    if (problem === undefined) return;
    output.write(`  ${problem}\n`);
    await ask(name, text);
  };
  try {
    for (const name of Object.keys(questions) as Name[])
      if (given[name] === undefined) await ask(name, questions[name].question);
  } finally {
    terminal.close();
  }
  return answers;
}

import { createInterface } from 'node:readline/promises';
import {
  answerProblem,
  starterNames,
  starterQuestions,
  type StarterQuestion,
} from '../../generator/starter/starter-options.ts';
import { at } from '../../src/domain/assert-defined.ts';
import { wrongOption } from './run-command.ts';

/** Typed in the place of an answer to go back to the question before. */
const BACK = '<';

type Answers = Partial<Record<StarterQuestion, string>>;

/**
 * Asks for what a starter pack is made from and was not given, each question again until its answer is right; `<` goes back to the one
 * before.
 * @throws InputError where the answers end before the questions.
 */
export async function askQuestions(
  given: Readonly<Answers>,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<Answers> {
  const answers = { ...given };
  using terminal = createInterface({ input, output });
  // Line by line, since answers that are typed ahead or piped in come before they are asked for.
  const lines = terminal[Symbol.asyncIterator]();
  const names = starterNames.filter((name) => given[name] === undefined);
  if (names.length > 1)
    output.write(
      `${BACK} in the place of an answer goes back to the question before.\n`,
    );
  for (let turn = 0; turn < names.length;) {
    const name = at(names, turn);
    output.write(`${starterQuestions[name].question}: `);
    const { value, done } = await lines.next();
    if (done)
      throw wrongOption(`--${name}`, 'was not answered: nothing is written');
    if (value.trim() === BACK) {
      turn = Math.max(0, turn - 1);
      continue;
    }
    answers[name] = value;
    const problem = answerProblem(name, answers);
    if (problem === undefined) turn += 1;
    else output.write(`  ${problem}\n`);
  }
  return answers;
}

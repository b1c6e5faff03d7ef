import { createInterface } from 'node:readline/promises';
import {
  answerProblem,
  starterNames,
  starterQuestions,
  type StarterQuestion,
} from '../../pack/starter/starter-options.ts';
import { at } from '../../core/domain/assert-defined.ts';
import { wrongOption } from './run-command.ts';

/** An answer that returns to the previous question. */
const BACK = '<';

type Answers = Partial<Record<StarterQuestion, string>>;

/**
 * Asks for the options of a starter pack that are not given. A wrong answer repeats its question;
 * `<` returns to the previous one.
 * @throws InputError if the input ends before the last question
 */
export async function askQuestions(
  given: Readonly<Answers>,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<Answers> {
  const answers = { ...given };
  using terminal = createInterface({ input, output });
  // `question()` would lose lines that are typed ahead or piped in.
  const lines = terminal[Symbol.asyncIterator]();
  const names = starterNames.filter((name) => given[name] === undefined);
  if (names.length > 1)
    output.write(
      `Type ${BACK} instead of an answer to go back to the previous question.\n`,
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

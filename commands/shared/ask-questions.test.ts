import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { askQuestions } from './ask-questions.ts';

/** Asks the questions of a user who types these lines and then ends the input. */
async function ask(
  lines: readonly string[],
  given: Readonly<Record<string, string>> = {},
) {
  const input = new PassThrough();
  const output = new PassThrough();
  let shown = '';
  output.on('data', (chunk: Buffer) => (shown += chunk.toString()));
  input.end(lines.map((line) => `${line}\n`).join(''));
  return { answers: await askQuestions(given, input, output), shown };
}

const typed = [
  'Otter Plumbing',
  '01632 960 123',
  'hello@otter.example',
  'Kent',
  'Boiler Service, Bathroom Fitting',
  'Whitstable 51.361 1.026; Herne Bay 51.371 1.127',
  'Whitstable',
];

test('only the options that are not given are asked for, in order', async () => {
  const { answers, shown } = await ask(typed.slice(1), {
    name: 'Otter Plumbing',
  });
  expect(Object.values(answers)).toEqual(typed);
  expect(shown).not.toContain('Name of the business');
  expect(shown).toMatch(
    /^Type < instead of an answer to go back.*\nTelephone number[\s\S]*E-mail[\s\S]*County[\s\S]*Services[\s\S]*Towns[\s\S]*come from/,
  );
});

test('a wrong answer is explained, and only its question is repeated', async () => {
  const [name, phone, email, county, services, towns, home] = typed;
  const { answers, shown } = await ask(
    [
      name,
      phone,
      'hello',
      email,
      county,
      services,
      'Whitstable',
      towns,
      'Deal',
      home,
    ].map(String),
  );
  expect(Object.values(answers)).toEqual(typed);
  expect(shown).toMatch(/"hello" is not an e-mail address\nE-mail address: /);
  expect(shown).toMatch(/"Whitstable" must be name, latitude and longitude/);
  expect(shown).toMatch(
    /"Deal" is not one of the towns: it must be Whitstable or Herne Bay/,
  );
  expect(shown.match(/Name of the business/g)).toHaveLength(1);
});

test('input that ends before the last question is reported with the missing option', async () => {
  await expect(ask(typed.slice(0, 3))).rejects.toThrow(
    '--county: was not answered: nothing is written',
  );
});

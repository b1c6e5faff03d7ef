import { expect, test } from 'vitest';
import * as v from 'valibot';
import { inputError, schemaProblems } from './problems.ts';

test('a problem without a message is a bug, so that nothing is ever refused without a reason', () => {
  expect(() => inputError('a.json', ' ')).toThrow('no message: a.json');
});

test('a problem names the field by its path, or only the file if the whole file is wrong', () => {
  const schema = v.object({
    faqs: v.array(v.object({ q: v.string('must be text') })),
  });
  expect(
    schemaProblems('a.json', v.safeParse(schema, { faqs: [{ q: 1 }] }).issues!),
  ).toEqual([{ file: 'a.json', field: 'faqs.0.q', message: 'must be text' }]);
  expect(schemaProblems('a.json', v.safeParse(schema, null).issues!)).toEqual([
    { file: 'a.json', field: undefined, message: expect.any(String) },
  ]);
});

test('a problem with an invalid key states the rule for keys', () => {
  const schema = v.record(
    v.pipe(v.string(), v.regex(/^[a-z]+$/, 'must be lower case')),
    v.string(),
  );
  expect(
    schemaProblems('a.json', v.safeParse(schema, { Exeter: 'x' }).issues!),
  ).toEqual([
    { file: 'a.json', field: 'Exeter', message: 'must be lower case' },
  ]);
});

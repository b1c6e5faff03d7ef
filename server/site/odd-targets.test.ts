import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ann } from '../../tests/support/servers/database-rows.ts';
import {
  drawLines,
  findFatal,
  statusFor,
  unparsable,
} from '../../tests/support/servers/odd-targets.ts';
import { startAlone } from '../../tests/support/servers/start-alone.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const { root: folder } = temporaryFolder(afterAll);
writeFileSync(join(folder, 'index.html'), 'home page');

describe.each([
  { kind: 'receiver', ordinary: 'OPTIONS /lead-inbox', status: 204 },
  { kind: 'site', ordinary: 'GET /', status: 200 },
] as const)('the process of the $kind', ({ kind, ordinary, status }) => {
  let alone: Awaited<ReturnType<typeof startAlone>>;
  beforeAll(async () => {
    alone = await startAlone(kind, folder);
  });
  afterAll(async () => alone.stop());

  test.each(unparsable)(
    'refuses %s in one line without its query, and goes on',
    async (target) => {
      const { port, errors } = alone;
      const before = errors().length;
      expect(await statusFor(port, `GET ${target}?name=Ann`)).toBeOneOf([
        400, 404,
      ]);
      expect(await statusFor(port, ordinary)).toBe(status);
      expect(errors().slice(before)).toBe(
        `GET ${target}: refused, for this is no address here\n`,
      );
    },
  );

  test('takes a request after each of 2,000 odd ones', async () => {
    const { port } = alone;
    const takesRequests = async () =>
      (await statusFor(port, ordinary)) === status;
    const lines = drawLines(2000);
    expect(await findFatal({ port, lines, takesRequests })).toEqual([]);
    const lead = await fetch(`http://127.0.0.1:${port}/lead-inbox`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ann),
    });
    expect(lead.status).toBe(204);
  });
});

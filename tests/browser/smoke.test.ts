import { expect, test } from 'vitest';
import { startBrowser, visit } from '../support/visitor.ts';

startBrowser();

test.each(['/', '/services', '/job-diary', '/devon/exeter', '/devon/exmouth/patio-cleaning'])(
  '%s hydrates without a message on the console',
  async (path) => {
    await visit({}, async ({ open, complaints }) => {
      await open(path);
      expect(complaints).toEqual([]);
    });
  },
);

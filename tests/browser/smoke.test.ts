import { expect, test } from 'vitest';
import { shareVisit, startBrowser } from '../support/visitor.ts';

startBrowser();

const visitor = shareVisit({});

test.each(['/', '/services', '/job-diary', '/devon/exeter', '/devon/exmouth/patio-cleaning'])(
  '%s hydrates without a message on the console',
  async (path) => {
    const { open, complaints } = visitor();
    await open(path);
    expect(complaints).toEqual([]);
  },
);

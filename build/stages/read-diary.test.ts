import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openEmbeddedDatabase } from '../../server/open-database.ts';
import { readJobPosts } from '../../snapshots/diary.ts';
import { parseEnvironment } from '../../src/domain/environment.ts';
import { embeddedPostsFile } from '../places.ts';

test('the committed job posts are what the embedded database answers with', async () => {
  const { posts } = JSON.parse(readFileSync(embeddedPostsFile, 'utf8'));
  expect(posts).toEqual(await readJobPosts({ environment: parseEnvironment({}), openDatabase: openEmbeddedDatabase }));
});

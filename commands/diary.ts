import { createInterface } from 'node:readline/promises';
import { diaryFile } from '../pack/diary.ts';
import { packFolder } from '../core/disk/pack-folder.ts';
import { readText } from '../core/disk/read-text.ts';
import { createProgress } from '../pipeline/progress.ts';
import type { DiaryStore } from '../server/diary/diary-store.ts';
import { openDiaryStore } from '../server/diary/open-diary-store.ts';
import { preparePhotos, type Photo } from '../server/diary/photos.ts';
import { importSeed } from '../server/diary/import-seed.ts';
import {
  isTwin,
  neededFields,
  parseNewPost,
  parsePost,
  refuseTwin,
  type PostFields,
  type PostInput,
  type PostRow,
} from '../server/diary/post-input.ts';
import { dropPhotos, withPhotos } from '../server/diary/with-photos.ts';
import { readVariables } from '../server/read-environment.ts';
import { InputError } from '../core/domain/problems.ts';
import { britishDay } from '../supabase/functions/_shared/moment.ts';
import { printable } from '../core/domain/text/printable.ts';
import {
  flag,
  runCommand,
  textOption,
  textsOption,
  wrongOption,
} from './shared/run-command.ts';
import { countOf } from '../core/domain/text/count-of.ts';

const usage = `Usage: npm run diary -- WHAT [OPTION]      edits the job diary, in Supabase if it is set up, otherwise in site/diary.json
  list            lists every post with its number
  add             adds a post: asks for what is not given, shows the post, and publishes it once you agree
  edit --id N     changes the fields that are given; --photo replaces the photographs
  remove --id N   removes a post and its photographs
  import FILE     takes the posts of a seed.sql, as earlier versions had it, into site/diary.json
  --title TEXT --town NAME --service NAME --text TEXT
  --text-file FILE   a file with the text
  --photo FILE       a photograph, made smaller and stripped of its location; may be repeated
  --alt TEXT         what the photograph shows, for people who cannot see it; one for each --photo
  --date DAY         as in 2026-03-09; today by default
  --again            publish although another post has this title, town, service and day
  --yes              publish without asking`;

const options = {
  id: textOption,
  title: textOption,
  town: textOption,
  service: textOption,
  text: textOption,
  'text-file': textOption,
  photo: textsOption,
  alt: textsOption,
  date: textOption,
  again: flag,
  yes: flag,
};

async function ask(question: string): Promise<string> {
  using lines = createInterface({
    input: process.stdin,
    output: process.stdout,
  });
  const answer = await lines.question(question);
  return answer.trim();
}

/** Reads the file that `option` names. @throws InputError if it cannot be read */
function readNamedFile(option: string, file: string): string {
  try {
    return readText(file, option);
  } catch (error) {
    if (error instanceof InputError) throw error;
    const { message } = error as Error;
    throw wrongOption(option, `cannot be read (${message})`);
  }
}

/** Asks for the missing fields of a new post. Outside a terminal, returns the input unchanged. */
async function complete(input: PostInput): Promise<PostInput> {
  if (!process.stdin.isTTY) return input;
  const answers: Record<string, string> = {};
  for (const name of neededFields) {
    const label = name.charAt(0).toUpperCase() + name.slice(1);
    if (!input[name]) answers[name] = await ask(`${label}: `);
  }
  return { ...input, ...answers };
}

function show(post: PostFields, photos: readonly string[]): void {
  const lines = [
    post.title,
    `${post.date_iso}, ${post.town_label}, ${post.service_slug}`,
    '',
    ...post.body.split('\n'),
  ];
  for (const line of [...lines, ...photos]) {
    console.log(`  ${printable(line)}`);
  }
}

/**
 * Returns whether to go on: `--yes`, or the user's answer to the question.
 * @throws InputError outside a terminal without `--yes`
 */
async function confirm(yes: boolean, question: string): Promise<boolean> {
  if (yes) return true;
  if (process.stdin.isTTY)
    return /^y(es)?$/i.test(await ask(`${question} (y/N) `));
  throw wrongOption('diary', 'nothing has been changed: add --yes');
}

const describePhoto = ({ name, bytes, width, height }: Photo) =>
  `[${name}: ${width} × ${height}, ${Math.round(bytes.length / 1024)} KB]`;

const addressesOf = ({ images }: PostRow) =>
  images.map(({ src }) => `[${src}]`);

function postOf(posts: readonly PostRow[], id: string | undefined): PostRow {
  if (id === undefined)
    throw wrongOption(
      '--id',
      'is missing: npm run diary -- list shows the numbers',
    );
  const post = posts.find((row) => String(row.id) === id);
  if (!post)
    throw wrongOption(
      `--id ${id}`,
      'no such post: npm run diary -- list shows the numbers',
    );
  return post;
}

function list(posts: readonly PostRow[]): void {
  for (const { id, date_iso, title, images } of posts)
    console.log(
      printable(
        `${id}  ${date_iso}  ${title}  (${countOf(images.length, 'photograph')})`,
      ),
    );
}

async function remove(
  store: DiaryStore,
  post: PostRow,
  yes: boolean,
): Promise<void> {
  show(post, addressesOf(post));
  if (!(await confirm(yes, 'Remove it?'))) return;
  await store.remove(post);
  await dropPhotos(store, post.images);
  console.log('Removed. The next build removes it from the page.');
}

function importFile(file: string | undefined, again: boolean): void {
  if (file === undefined)
    throw wrongOption(
      'import',
      'give the file: npm run diary -- import site/seed.sql',
    );
  const sql = readNamedFile(`import ${file}`, file);
  const taken = countOf(importSeed(sql, packFolder, again), 'post');
  console.log(`${taken} taken into ${diaryFile}. Delete ${printable(file)}.`);
}

await runCommand({
  usage,
  options,
  word: ['list', 'add', 'edit', 'remove', 'import'],
  argument: true,
  run: async (
    {
      id,
      photo: files = [],
      alt: alts = [],
      again,
      yes,
      'text-file': textFile,
      ...given
    },
    what,
    file,
  ) => {
    if (what === 'import') return importFile(file, again);
    if (file !== undefined) throw wrongOption(file, 'is not expected here');
    if (alts.length > files.length)
      throw wrongOption('--alt', 'is given more often than --photo');
    const text =
      textFile === undefined
        ? given.text
        : readNamedFile(`--text-file ${textFile}`, textFile);
    const input = {
      ...given,
      text,
      alt: alts.join('\n'),
    };
    const store = openDiaryStore(readVariables());

    const posts = await store.list();
    if (what === 'list') return list(posts);
    if (what === 'remove') return remove(store, postOf(posts, id), yes);
    const before = what === 'edit' ? postOf(posts, id) : undefined;
    const change = before && parsePost(input);
    const post = before
      ? { ...before, ...change }
      : parseNewPost(await complete(input), britishDay(new Date()));
    const isSameJob = before && isTwin(before, post);
    if (!again && !isSameJob) refuseTwin(post, posts);
    const photos = await preparePhotos(
      files,
      createProgress('Photographs prepared'),
    );
    const described = photos.map(describePhoto);
    const isKept = before && photos.length === 0;
    show(post, isKept ? addressesOf(before) : described);
    const question = before ? 'Publish the change?' : 'Publish it?';
    if (!(await confirm(yes, question))) return;

    const onDone = createProgress('Photographs sent');
    await withPhotos(store, post, { photos, alts, onDone }, (images) =>
      before
        ? store.edit(before, {
            ...change,
            ...(images.length > 0 && { images }),
          })
        : store.add({
            ...post,
            images,
            created_at: new Date().toISOString(),
          }),
    );
    if (before && photos.length > 0) {
      await dropPhotos(store, before.images);
    }
    console.log(`${before ? 'Changed' : 'Published'}. ${store.next}`);
  },
});

import {
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { drawSamplePictures } from '../pack/starter/sample-pictures.ts';
import { nameOf, root } from '../core/disk/project-paths.ts';
import { manifestFile } from '../core/disk/committed-files.ts';
import {
  parseStarterOptions,
  starterNames,
  starterQuestions,
  type StarterQuestion,
} from '../pack/starter/starter-options.ts';
import { presentFolders, writeStarter } from '../pack/starter/write-starter.ts';
import { packParts } from '../core/disk/pack-folder.ts';
import { askQuestions } from './shared/ask-questions.ts';
import { formatCode } from './shared/format-code.ts';
import {
  flag,
  runCommand,
  textOption,
  wrongOption,
} from './shared/run-command.ts';

const usage = `Usage: npm run make-yours [-- OPTION]      writes a starter pack of your own, site/ and templates/; asks for what is not given
${Object.entries(starterQuestions)
  .map(([name, { question }]) => `  ${`--${name} TEXT`.padEnd(18)} ${question}`)
  .join('\n')}
  --out FOLDER       where to put it; by default here, in place of the present pack
  --force            replace what is there
Example: npm run make-yours -- --force --name "Any Business" --phone "01632 960 001" --email hello@any.example --county Anyshire
  --services "First Service, Second Service" --towns "Anytown 51.129 1.308; Otherton 51.223 1.401" --home Anytown`;

const options = {
  ...(Object.fromEntries(
    starterNames.map((name) => [name, textOption]),
  ) as Record<StarterQuestion, typeof textOption>),
  out: textOption,
  force: flag,
};

await runCommand({
  usage,
  options,
  run: async ({ out: place = root, force, ...given }) => {
    const out = resolve(place);
    if (existsSync(out) && !statSync(out).isDirectory())
      throw wrongOption(`--out ${place}`, 'is a file: name a folder');
    const present = presentFolders(out);
    const where = relative(process.cwd(), out) || 'here';
    const isPack = existsSync(join(out, 'site/business.ts'));
    if (present.length > 0 && !isPack)
      throw wrongOption(
        where,
        `${present.join(', ')} there is no pack, so it stays: give --out another folder`,
      );
    if (present.length > 0 && !force) {
      const are = present.length === 1 ? 'is' : 'are';
      const remedy =
        'give --force to replace them (git keeps what is committed), or --out FOLDER';
      throw wrongOption(
        where,
        `${present.join(', ')} ${are} there already: ${remedy}`,
      );
    }
    // Questions are asked only in a terminal.
    const answers = process.stdin.isTTY
      ? await askQuestions(given, process.stdin, process.stdout)
      : given;
    const starterOptions = parseStarterOptions(answers);
    // A failure leaves the present pack alone: the starter is written to a temporary folder first.
    using starter = mkdtempDisposableSync(
      join(existsSync(out) ? out : root, '.starter-'),
    );
    writeStarter(starterOptions, starter.path);
    await drawSamplePictures(join(starter.path, 'site/media'));
    formatCode(join(starter.path, 'site'));
    for (const name of present) rmSync(join(out, name), { recursive: true });
    // The manifest lists the URLs of the previous business.
    if (present.length > 0)
      rmSync(join(out, nameOf(manifestFile)), { force: true });
    mkdirSync(out, { recursive: true });
    for (const name of packParts)
      renameSync(join(starter.path, name), join(out, name));
    console.log(
      [
        `${where === 'here' ? '' : `${where}: `}site/ and templates/ of ${starterOptions.name} are written.`,
        'Next: npm run build, npm start, npm run launch-check. docs/going-live.md goes through the rest.',
      ].join('\n'),
    );
  },
});

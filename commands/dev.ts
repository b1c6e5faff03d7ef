import { createServer } from 'vite';
import { resultLine } from '../generator/generator-result.ts';
import { drawPackIcons } from '../pipeline/stages/icons/draw-icons.ts';
import { webManifest } from '../snapshots/assembly/web-manifest.ts';
import { root } from '../core/disk/project-paths.ts';
import { createProgress } from '../pipeline/progress.ts';
import { runDraft } from '../pipeline/stages/content/content-stages.ts';
import { updatePictures } from '../pipeline/stages/pictures/picture-stages.ts';
import { readEnvironment, warnOfUnread } from '../server/read-environment.ts';
import { endWithNpm } from '../server/site/end-with-npm.ts';
import { closeOnSignal } from '../server/site/serve-until-signal.ts';
import { localServices } from '../server/dev/vite-plugin.ts';
import {
  checkPort,
  listenOptions,
  listenUsage,
  readListenOptions,
} from './shared/listen-options.ts';
import { runCommand } from './shared/run-command.ts';

const PORT = 5173;

await runCommand({
  usage: `Usage: npm run dev [-- OPTION]      starts the development server: the browser shows what you save
${listenUsage(PORT)}`,
  options: listenOptions,
  run: async ({ open, ...listen }) => {
    endWithNpm();
    readEnvironment();
    warnOfUnread(console.warn);
    const { port, host } = readListenOptions(listen, PORT);
    // Checks the host: Vite would wait for ever for one that this machine does not have. Any port
    // will do.
    await checkPort({ port: 0, host });
    const onDone = createProgress('Picture files encoded, once');
    const makePictures = async (
      whenDone?: Parameters<typeof updatePictures>[0],
    ) => {
      await drawPackIcons();
      return updatePictures(whenDone);
    };
    const [content] = await Promise.all([runDraft(), makePictures(onDone)]);
    console.log([...content.refused, resultLine(content)].join('\n'));
    // If the port is taken, Vite takes the next one.
    const services = localServices(
      { makeContent: runDraft, makePictures, webManifest },
      content.refused,
    );
    const server = await createServer({
      root,
      plugins: [services],
      server: { port, host, open },
    });
    await server.listen();
    // Vite would cut what it is answering.
    process.removeAllListeners('SIGTERM');
    closeOnSignal((ended) => {
      void server.ws.close();
      server.httpServer?.close(ended);
    });
    server.printUrls();
    server.bindCLIShortcuts({ print: true });
  },
});

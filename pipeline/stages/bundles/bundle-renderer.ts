import { basename, dirname } from 'node:path';
import { rendererFile } from '../../paths.ts';
import { runVite } from './run-vite.ts';

/** The source module that renders routes inside the browser. */
const rendererEntry = 'src/app/snapshot.tsx';

/**
 * Bundles the part of the snapshotter that runs in the browser into one classic script. Made by Vite, as a server's bundle: it takes
 * what visitors' pages may import, styles and files included, and leaves them to the visitors' bundle.
 */
export const bundleRenderer = (): Promise<void> =>
  runVite({
    // React's code for visitors, not for developers.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: rendererEntry,
      outDir: dirname(rendererFile),
      manifest: false,
      minify: false,
      rolldownOptions: {
        // The diary's posts come with the request: what would fetch them is a third of the code, and nothing here calls for it.
        external: [/^@supabase\//, /\/job-post\.ts$/],
        output: {
          format: 'iife',
          entryFileNames: basename(rendererFile),
          codeSplitting: false,
          // Without blanks and comments the browser has it sooner; names stay, for the messages of what fails.
          minify: { compress: false, mangle: false, codegen: true },
        },
      },
    },
  });

import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Where the visitors' bundle lies between bundling and assembling. */
export const bundleFolder = join(root, '.cache/bundle');

export const rendererFolder = join(root, '.cache/renderer');

/** The script that renders routes inside the browser. */
export const rendererFile = join(rendererFolder, 'renderer.js');

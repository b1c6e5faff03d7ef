import { pageScriptsId } from '../domain/rendering.ts';
import { yieldToMain } from './yield-to-main.ts';
import {
  failedScripts,
  isSiteReachable,
  reloadOnce,
} from '../pages/error/reload-once.ts';
import { recordEarlyInput } from '../ui/early-input.ts';
import { noteQuotePresses } from './note-quote-press.ts';

/*
 * Pages are complete without script. So the application loads once the pictures in view have, or at
 * the visitor's first input: on a slow line it would delay the pictures.
 */

/** Starts the application after this time, however slow the pictures are. */
const MAX_WAIT_MS = 4000;

const firstInput = ['pointerdown', 'keydown', 'focusin'] as const;

let started = false;

function start(): void {
  if (started) return;
  started = true;
  if (document.readyState === 'loading')
    addEventListener('DOMContentLoaded', load);
  else void load();
}

/**
 * Requests all scripts at once, which import chains would request one after another. Evaluates them
 * in separate tasks, so that the browser can respond to the visitor in between.
 */
async function load(): Promise<void> {
  const list = document.getElementById(pageScriptsId)?.textContent;
  for (const href of JSON.parse(list || '[]') as string[]) {
    const link = { rel: 'modulepreload', href, fetchPriority: 'high' };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
  try {
    await import('./react.ts');
    await yieldToMain();
    // The router's chunk, through a module that imports nothing else.
    await import('./site-history.ts');
    await yieldToMain();
    await import('./main.tsx');
  } catch (error) {
    const hasFailed = failedScripts().length > 0;
    if (hasFailed && (await isSiteReachable())) await reloadOnce();
    throw error;
  }
}

/** Two frames after `load`, what has loaded is painted. */
const startAfterPaint = () =>
  requestAnimationFrame(() => requestAnimationFrame(start));

void import('./open-now.ts');
recordEarlyInput();
noteQuotePresses();
addEventListener('load', startAfterPaint, { once: true });
for (const name of firstInput) addEventListener(name, start);
setTimeout(start, MAX_WAIT_MS);

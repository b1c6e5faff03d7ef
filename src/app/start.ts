import { readPageEntry } from '../seo/page-entry.ts';
import { yieldToMain } from './yield-to-main.ts';
import { recordEarlyInput } from '../ui/early-input.ts';
import { reloadIfScriptsFailed } from '../ui/reload-once.ts';
import { noteQuotePresses } from './note-quote-press.ts';

/*
 * Pages can be read without script, so the application waits for the pictures in view or for the
 * visitor's first input: on a slow connection it would delay the pictures.
 */

/** The application starts after this time, even if pictures are still loading. */
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
 * Requests all scripts at once, since chained imports would request them one after another.
 * Evaluates them in separate tasks, so that the browser can respond to the visitor in between.
 */
async function load(): Promise<void> {
  for (const href of readPageEntry()?.scripts ?? []) {
    const link = { rel: 'modulepreload', href, fetchPriority: 'high' };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
  try {
    await import('./react.ts');
    await yieldToMain();
    // Evaluates the router's chunk, which is all that `site-history.ts` imports.
    await import('./site-history.ts');
    await yieldToMain();
    await import('./main.tsx');
  } catch (error) {
    await reloadIfScriptsFailed();
    throw error;
  }
}

/** Starts two frames after `load`, when everything that has loaded is painted. */
const startAfterPaint = () =>
  requestAnimationFrame(() => requestAnimationFrame(start));

void import('./open-now.ts');
recordEarlyInput();
noteQuotePresses();
addEventListener('load', startAfterPaint, { once: true });
for (const name of firstInput) addEventListener(name, start);
setTimeout(start, MAX_WAIT_MS);

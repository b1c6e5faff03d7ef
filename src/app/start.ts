import { pageScriptsId } from '../domain/rendering.ts';
import { yieldToMain } from './yield-to-main.ts';
import { noteEarlyInput } from '../ui/early-input.ts';

/*
 * A page is complete without script, so the application waits until what the visitor came to see is there, or for
 * their first touch. Loaded at once, it would share a slow line with the hero's pictures.
 */

/** However slow a picture is, nobody waits longer than this for the page to hydrate. */
const PATIENCE_MS = 4000;

const firstTouch = ['pointerdown', 'keydown', 'focusin'] as const;

let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const name of firstTouch) removeEventListener(name, start);
  if (document.readyState === 'loading')
    addEventListener('DOMContentLoaded', load);
  else void load();
}

/**
 * All are requested at once: the page's own scripts would else be found one after the other. They are evaluated one at a time, so that
 * what the visitor does meanwhile is answered between two of them.
 */
async function load(): Promise<void> {
  const scripts = document.getElementById(pageScriptsId)?.textContent;
  for (const href of scripts ? (JSON.parse(scripts) as string[]) : []) {
    const link = { rel: 'modulepreload', href, fetchPriority: 'high' };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
  await import('./react.ts');
  await yieldToMain();
  // The router comes with the first module that uses it, which uses nothing else.
  await import('./site-history.ts');
  await yieldToMain();
  await import('./main.tsx');
}

/** What has loaded is not yet seen: by the second frame from now it is painted. */
const startAfterPaint = () =>
  requestAnimationFrame(() => requestAnimationFrame(start));

noteEarlyInput();
addEventListener('load', startAfterPaint, { once: true });
for (const name of firstTouch) addEventListener(name, start);
setTimeout(start, PATIENCE_MS);

import { pageScriptsId } from '../domain/rendering.ts';

/*
 * A page is complete without script, so the application waits until what the visitor came to see is there, or for
 * their first touch. Loaded at once, it would share a slow line with the hero's pictures.
 */

/** However slow a picture is, nobody waits longer than this for the page to come alive. */
const PATIENCE_MS = 4000;

const firstTouch = ['pointerdown', 'keydown', 'focusin'] as const;

let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const name of firstTouch) removeEventListener(name, start);
  // All at once: the page's own scripts would else be found one after the other.
  const scripts = document.getElementById(pageScriptsId)?.textContent;
  for (const href of scripts ? (JSON.parse(scripts) as string[]) : []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  void import('./main.tsx');
}

if (document.readyState === 'complete') start();
else {
  addEventListener('load', start, { once: true });
  for (const name of firstTouch) addEventListener(name, start);
  setTimeout(start, PATIENCE_MS);
}

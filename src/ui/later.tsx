import { lazy, memo, Suspense, useState, type ComponentType } from 'react';

/*
 * Parts of a page that need no script to be read. Where the page came with its markup, a part's script waits for the visitor's first
 * touch: React keeps the markup as it is until then. On the way from another page it is loaded with the page.
 */

const touches = ['popstate', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

let isTouched = false;
const touched = new Promise<void>((resolve) => {
  if (typeof document === 'undefined') return;
  // While capturing: React ends the way of an event whose target waits for its script.
  const options = { capture: true, passive: true };
  const onTouch = () => {
    isTouched = true;
    for (const name of touches) removeEventListener(name, onTouch, options);
    resolve();
  };
  for (const name of touches) addEventListener(name, onTouch, options);
});

const loads: (() => Promise<unknown>)[] = [];

/** Loads the parts of all pages loaded so far, unless the document brought their markup and nobody has touched it yet. */
export async function loadParts(): Promise<void> {
  if (isTouched || typeof document === 'undefined' || !document.querySelector('[data-later]'))
    await Promise.all(loads.map((load) => load()));
}

/** A component that is loaded when `loadParts` or the visitor's first touch asks for it. Its props must keep their identity. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const start = async () => (Loaded ??= await load());
  loads.push(start);
  const Waiting = lazy(async () => {
    await touched;
    return { default: await start() };
  });
  // Rendered again with other props before its script is there, the boundary would be emptied.
  return memo(function Later(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => Loaded ?? Waiting);
    return (
      <div data-later="">
        <Suspense>
          <Part {...props} />
        </Suspense>
      </div>
    );
  }) as unknown as ComponentType<Props>;
}

import { lazy, memo, Suspense, useState, type ComponentType } from 'react';
import { useHydrationMark } from './hydration-mark.ts';

/*
 * Sections of a page that need no script to be read. Where the page came with its markup, a section's script waits for the visitor's first
 * touch: React keeps the markup as it is until then. On the way from another page it is loaded with the page.
 */

const touches = [
  'popstate',
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
] as const;

// While capturing: React ends the way of an event whose target waits for its script.
const options = { capture: true, passive: true, once: true };

let hasStarted = false;
const { promise: started, resolve } = Promise.withResolvers<void>();

/** Lets every section load that waits. */
function startHydration(): void {
  hasStarted = true;
  resolve();
}

// Nobody touches anything in Node.
for (const name of touches)
  globalThis.addEventListener?.(name, startHydration, options);

const loads: (() => Promise<unknown>)[] = [];

/** Loads the sections of all pages loaded so far, unless the document brought their markup and nobody has touched it yet. */
export async function loadSections(): Promise<void> {
  if (hasStarted || !globalThis.document?.querySelector('[data-later]'))
    await Promise.all(loads.map((load) => load()));
}

/**
 * Stands in for a section whose markup React has to make anew before its script is there, as where an extension or a translator changed
 * the page before React took it over: what the document came with stays in sight, and the script no longer waits for a touch.
 */
function ServerMarkup({ name }: { readonly name: string }) {
  // Found while rendering, when it is still there.
  const [markup] = useState(() =>
    document.querySelectorAll(`[data-later=${name}] > *`),
  );
  return (
    <div
      ref={(place) => {
        place?.append(...markup);
        startHydration();
      }}
    />
  );
}

/** The component, which says on the page when it is hydrated. */
function marked<Props extends object>(
  name: string,
  Section: ComponentType<Props>,
): ComponentType<Props> {
  return function MarkedSection(props) {
    useHydrationMark(name);
    return <Section {...props} />;
  };
}

/**
 * A component that is loaded when `loadSections` or the visitor's first touch asks for it. Its props must keep their identity, and no
 * other part of its page has its name.
 */
export function hydrateLater<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const start = async () => (Loaded ??= marked(name, await load()));
  loads.push(start);
  const Waiting = lazy(async () => {
    await started;
    return { default: await start() };
  });
  // Rendered again with other props before its script is there, the boundary would be emptied.
  return memo(function HydrateLater(props: Props) {
    const [Section] = useState<ComponentType<Props>>(() => Loaded ?? Waiting);
    return (
      <div data-later={name}>
        <Suspense fallback={<ServerMarkup name={name} />}>
          <Section {...props} />
        </Suspense>
      </div>
    );
  }) as unknown as ComponentType<Props>;
}

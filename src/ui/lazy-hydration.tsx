import {
  lazy,
  memo,
  Suspense,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { hasEarlyInput } from './early-input.ts';
import { useHydrationMark } from './hydration-mark.ts';
import { reloadIfScriptsFailed } from './reload-once.ts';

/*
 * Sections that can be read without script. If the document came with a section's markup, React
 * keeps the markup until the visitor's first input, which loads the section's script. After
 * navigation within the application, the script loads with the page.
 */

const inputs = [
  'popstate',
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
] as const;

// Capture, since React stops the propagation of events in sections that are not hydrated yet.
const options = {
  capture: true,
  passive: true,
  once: true,
};

let hasStarted = false;
const { promise: started, resolve } = Promise.withResolvers<void>();

/** Lets waiting sections load. */
function startHydration(): void {
  hasStarted = true;
  resolve();
}

// Not in Node, where tests render pages.
for (const name of inputs)
  globalThis.addEventListener?.(name, startHydration, options);

const loads: (() => Promise<unknown>)[] = [];

/** Loads every section declared so far, unless the document has sections that still await input. */
export async function loadSections(): Promise<void> {
  const hasMarkup = globalThis.document?.querySelector('[data-later]');
  if (hasMarkup && !hasStarted) return;
  await Promise.all(loads.map((load) => load()));
}

/**
 * Shown if React has to render a section again before its script has loaded, as when an extension
 * or a translator changed the page before hydration. Keeps the document's markup in view, and loads
 * the script without waiting for input.
 */
function ServerMarkup({ name }: { readonly name: string }) {
  // Read during rendering, before React removes the markup.
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

interface MarkedProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Adds the section's name to `data-hydrated` once its content is hydrated. */
function Marked({ name, children }: MarkedProps) {
  useHydrationMark(name);
  return children;
}

/**
 * Makes a section whose script `loadSections` or the visitor's first input loads. The section must
 * be given the same props, by identity, at every render.
 * @param name unique within its page
 * @param load imports the section's module
 * @param component name of the component in that module
 */
export function hydrateLater<Module, Name extends keyof Module>(
  name: string,
  load: () => Promise<Module>,
  component: Name,
): Module[Name] {
  let Loaded: ComponentType | undefined;
  const start = async () => {
    const module = await load().catch(async (error: unknown) => {
      // Keeps what the visitor has typed in view until the page reloads.
      if (await reloadIfScriptsFailed()) await new Promise(() => {});
      throw error;
    });
    return (Loaded = module[component] as ComponentType);
  };
  loads.push(start);
  const Waiting = lazy(async () => {
    // The first input may have come before this module.
    if (hasEarlyInput()) startHydration();
    await started;
    return { default: await start() };
  });
  // With new props React would empty a boundary whose script has not loaded yet.
  return memo(function HydrateLater(props: object) {
    const [Section] = useState<ComponentType>(() => Loaded ?? Waiting);
    return (
      <div data-later={name}>
        <Suspense fallback={<ServerMarkup name={name} />}>
          <Marked name={name}>
            <Section {...props} />
          </Marked>
        </Suspense>
      </div>
    );
  }) as unknown as Module[Name];
}

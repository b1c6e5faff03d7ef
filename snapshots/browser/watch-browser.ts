import type { Browser } from 'puppeteer';

/** The page stopped: crashed or silent. `path` is the route it was at; undefined before the first one. */
export class PageStopped extends Error {
  override readonly name = 'PageStopped';
  readonly path: string | undefined;

  constructor(message: string, path?: string) {
    super(message);
    this.path = path;
  }
}

/** Ends a wait where the page or the browser crashes, or says nothing for too long. */
export function watchBrowser(browser: Browser, limitMs: number, current: () => string | undefined) {
  let stop: (reason: PageStopped) => void = () => undefined;
  const stopped = new Promise<never>((_, reject) => (stop = reject));
  stopped.catch(() => undefined);
  const timer = setTimeout(() => stop(new PageStopped(`no answer within ${limitMs / 1000} s`, current())), limitMs);
  const onGone = () => stop(new PageStopped('the browser ended', current()));
  browser.once('disconnected', onGone);

  return {
    alive: () => void timer.refresh(),
    crashed: () => stop(new PageStopped('the page crashed', current())),
    async guard<T>(step: Promise<T>): Promise<T> {
      timer.refresh();
      try {
        return await Promise.race([stopped, step]);
      } catch (error) {
        if (error instanceof PageStopped) throw error;
        throw new PageStopped(browser.connected ? messageOf(error) : 'the browser ended', current());
      }
    },
    end() {
      clearTimeout(timer);
      browser.off('disconnected', onGone);
    },
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

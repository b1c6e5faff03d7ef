import { printable } from '../../src/domain/words/printable.ts';
import type { Environment } from '../../src/domain/settings/environment.ts';

/** The site as the world has it, and what it was built for. */
export interface LiveSite {
  /** Scheme, host and port, without a slash. */
  readonly origin: string;
  readonly environment: Environment;
}

const TIMEOUT_MS = 15_000;

/** Asks once; redirects are answers. @throws Error that says in one line why there was none. */
export async function ask(address: string, options: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address, { redirect: 'manual', ...options, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const { cause } = error as { readonly cause?: { readonly code?: string; readonly message?: string } };
    const reason = cause?.code ?? cause?.message ?? (error instanceof Error ? error.message : String(error));
    throw new Error(`no answer (${printable(reason)})`, { cause: error });
  }
}

/** What `check` finds wrong, a line each, with `subject` before each; why it could not be done counts as wrong. */
export async function findings(subject: string, check: () => Promise<readonly string[]>): Promise<string[]> {
  const lines = await check().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
  return lines.map((line) => printable(`${subject}: ${line}`));
}

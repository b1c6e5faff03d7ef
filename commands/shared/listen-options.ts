import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { InputError } from '../../src/domain/problems.ts';

/** Options of every command that serves. */
export const listenOptions = {
  port: { type: 'string' },
  host: { type: 'string' },
  open: { type: 'boolean', default: false },
} as const;

/** The lines of these options in a usage. */
export const listenUsage = (
  defaultPort: number,
) => `  --port N     where to listen, as PORT does (${defaultPort})
  --host NAME  0.0.0.0 lets a phone in the same network look, as HOST does (127.0.0.1)
  --open       open the browser`;

/** Port and host: from the options, else the environment, else the default. @throws InputError */
export function readListenOptions(
  { port, host }: Partial<Record<'port' | 'host', string>>,
  defaultPort: number,
) {
  const text = port ?? process.env.PORT ?? String(defaultPort);
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    const problem = {
      file: 'environment',
      field: 'PORT',
      message: `"${text}" is not a port number from 1 to 65535`,
    };
    throw new InputError([
      port === undefined ? problem : { ...problem, file: '--port', field: '' },
    ]);
  }
  // An empty HOST counts as unset.
  return { port: number, host: host ?? (process.env.HOST || '127.0.0.1') };
}

/** Checks that a server can listen there, before any work is done. @throws InputError */
export function checkPort({
  port,
  host,
}: {
  readonly port: number;
  readonly host: string;
}): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(new InputError([explain(error, port, host)])),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function explain(
  { code, message }: NodeJS.ErrnoException,
  port: number,
  host: string,
) {
  if (code === 'EADDRINUSE')
    return {
      file: `Port ${port}`,
      message: 'is in use: set PORT to another one',
    };
  if (code === 'EACCES')
    return {
      file: `Port ${port}`,
      message: 'may not be used by this account: set PORT to one above 1023',
    };
  return {
    file: `Host ${host}`,
    message: `cannot be listened on (${message}): leave HOST out, or set it to 0.0.0.0`,
  };
}

const openers: Partial<
  Record<NodeJS.Platform, readonly [string, ...string[]]>
> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address in the user's browser. Failures are ignored: the address is on the screen. */
export function openInBrowser(url: string): void {
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

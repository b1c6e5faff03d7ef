import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ListenOptions } from 'node:net';
import { flag, textOption, wrongOption } from './run-command.ts';

/** Options of every command that starts a server. */
export const listenOptions = {
  port: textOption,
  host: textOption,
  open: flag,
};

/** Returns the lines about these options in a command's usage. */
export const listenUsage = (
  defaultPort: number,
) => `  --port N     the port to listen on; overrides PORT (${defaultPort})
  --host NAME  the address to listen on; overrides HOST (127.0.0.1); 0.0.0.0 lets a phone on the same network connect
  --open       open the browser`;

/**
 * Returns the port and the host: from the options, else the environment, else the default.
 * @throws InputError if one of them is not valid
 */
export function readListenOptions(
  { port, host }: Partial<Record<'port' | 'host', string>>,
  defaultPort: number,
) {
  const text = port ?? process.env.PORT ?? String(defaultPort);
  const number = Number(text);
  const isPort = Number.isInteger(number) && number >= 1 && number <= 65_535;
  if (!isPort)
    throw wrongOption(
      port === undefined ? 'environment: PORT' : '--port',
      `"${text}" is not a port number from 1 to 65535`,
    );
  // An empty HOST counts as unset.
  return { port: number, host: host ?? (process.env.HOST || '127.0.0.1') };
}

/** Checks that a server can listen at an address, before any work is done. @throws InputError */
export async function checkPort(address: ListenOptions): Promise<void> {
  const probe = createServer().listen(address);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, address);
  }
  await once(probe.close(), 'close');
}

function explain(
  { code, message }: NodeJS.ErrnoException,
  { port, host }: ListenOptions,
) {
  if (code === 'EADDRINUSE')
    return wrongOption(`Port ${port}`, 'is in use: set PORT to another one');
  if (code === 'EACCES')
    return wrongOption(
      `Port ${port}`,
      'may not be used by this account: set PORT to one above 1023',
    );
  return wrongOption(
    `Host ${host}`,
    `cannot be listened on (${message}): leave HOST out, or set it to 0.0.0.0`,
  );
}

/** Programs that open a URL, by platform; elsewhere it is xdg-open. */
const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens a URL in the user's browser. Failures are ignored: the URL is on the screen. */
export function openInBrowser(url: string): void {
  const [command = 'xdg-open', ...args] = openers[process.platform] ?? [];
  spawn(command, [...args, url], {
    stdio: 'ignore',
    detached: true,
  })
    .on('error', () => undefined)
    .unref();
}

import { createServer } from 'node:net';
import { listen } from './listen.ts';

/**
 * Starts a mail server that keeps the mails that it receives, except those that `refuses` rejects.
 */
export async function startMailServer(
  refuses: (mail: string) => boolean = () => false,
) {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let text = '';
    let isData = false;
    socket.write('220 mail.example\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      for (;;) {
        const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end === -1) return;
        const line = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData) {
          isData = false;
          if (!refuses(line)) mails.push(line);
          socket.write(
            refuses(line)
              ? '554 Refused: ann@example.com\r\n'
              : '250 Taken\r\n',
          );
        } else if (line === 'DATA') {
          isData = true;
          socket.write('354 Go on\r\n');
        } else if (line === 'QUIT') socket.end('221 Bye\r\n');
        else socket.write('250 Yes\r\n');
      }
    });
  });
  const { port, close } = await listen(server);
  return { mails, address: `smtp://127.0.0.1:${port}?ignoreTLS=true`, close };
}

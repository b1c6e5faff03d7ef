import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

const statusByCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what does not get as far as a request: bad syntax, headers without end, tunnels. */
export function answerBrokenRequests(server: Server, headers: Readonly<Record<string, string>>): void {
  const answer = (socket: Duplex, status: number) => {
    if (!socket.writable) return void socket.destroy();
    const lines = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy());
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else answer(socket, statusByCode[error.code ?? ''] ?? 400);
  });
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...headers, Connection: 'close' }).end();
  });
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    answer(socket, 405);
  });
}

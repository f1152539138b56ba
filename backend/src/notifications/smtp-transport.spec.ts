import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

import { SmtpTransport } from './smtp-transport.js';
import { portOf } from '../../../test/support/port-of.js';

const mail = { to: 'bookings@carrier.example', subject: 'A pickup', text: 'Tomorrow, please.' };
const DRIP_MS = 15;
const TIMEOUT_MS = 100;

let server: Server;
let connections: Set<Socket>;
let received: string;

async function start(serve: (connection: Socket) => void): Promise<SmtpTransport> {
  connections = new Set();
  received = '';
  server = createServer((connection) => {
    connections.add(connection);
    connection.on('close', () => connections.delete(connection));
    connection.on('error', () => undefined);
    serve(connection);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  return new SmtpTransport({ smtpUrl, from: 'linehaul@x.example', timeoutMs: TIMEOUT_MS });
}

afterEach(async () => {
  for (const connection of connections) connection.destroy();
  server.close();
  await once(server, 'close');
});

/** Responds to each line as a mail server does. */
function takeMail(connection: Socket): void {
  connection.write('220 hello\r\n');
  let isInBody = false;
  connection.on('data', (bytes: Buffer) => {
    received += bytes.toString();
    for (const line of bytes.toString().split('\r\n').slice(0, -1)) {
      if (isInBody && line !== '.') continue;
      if (line === '.') isInBody = false;
      if (line === 'DATA') isInBody = true;
      connection.write(
        line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n',
      );
    }
  });
}

/** Sends one byte at a time, endlessly: never silent, never finished. */
function drip(connection: Socket, text: string): void {
  const timer = setInterval(() => {
    connection.write(text);
  }, DRIP_MS);
  connection.on('close', () => {
    clearInterval(timer);
  });
}

const gone = async () => {
  for (const connection of connections)
    await new Promise((closed) => connection.once('close', closed));
};

describe('sending by SMTP', () => {
  it('hands an email to the server under its reference', async () => {
    const transport = await start(takeMail);

    await transport.deliver(mail, 'mail-7');

    expect(received).toContain('RCPT TO:<bookings@carrier.example>');
    expect(received).toContain('Message-ID: <mail-7@linehaul>');
    expect(received).toContain('Tomorrow, please.');
  });

  it.each([
    [
      'its greeting',
      (connection: Socket) => {
        drip(connection, '2');
      },
    ],
    [
      'a response',
      (connection: Socket) => {
        connection.write('220 hello\r\n');
        connection.once('data', () => {
          drip(connection, '2');
        });
      },
    ],
    [
      'lines that never end the response',
      (connection: Socket) => {
        drip(connection, '220-more\r\n');
      },
    ],
  ])(
    'ends by its deadline with a server that drips %s, and closes the connection',
    async (_, serve) => {
      const transport = await start(serve);
      const began = performance.now();

      const sending = transport.deliver(mail, 'mail-7');

      await expect(sending).rejects.toThrow('The mail server did not respond in time');
      expect(performance.now() - began).toBeLessThan(20 * TIMEOUT_MS);
      await gone();
    },
  );

  it('ends with an unresponsive server', async () => {
    const transport = await start(() => undefined);

    await expect(transport.deliver(mail, 'mail-7')).rejects.toThrow('did not respond in time');
    await gone();
  });

  it('names the response of the server', async () => {
    const transport = await start((connection) => {
      connection.write('554 not today\r\n');
    });

    await expect(transport.deliver(mail, 'mail-7')).rejects.toThrow('554 not today');
  });
});

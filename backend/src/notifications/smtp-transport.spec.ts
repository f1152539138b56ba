import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

import { SmtpTransport } from './smtp-transport.js';
import { portOf } from '../../../test/support/port-of.js';

const mail = { to: 'bookings@carrier.example', subject: 'A pickup', text: 'Tomorrow, please.' };
const DRIP_MS = 15;
const TIMEOUT_MS = 100;

let server: Server;
let visitors: Set<Socket>;
let received: string;

async function start(serve: (visitor: Socket) => void): Promise<SmtpTransport> {
  visitors = new Set();
  received = '';
  server = createServer((visitor) => {
    visitors.add(visitor);
    visitor.on('close', () => visitors.delete(visitor));
    visitor.on('error', () => undefined);
    serve(visitor);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  return new SmtpTransport({ smtpUrl, from: 'linehaul@x.example', timeoutMs: TIMEOUT_MS });
}

afterEach(async () => {
  for (const visitor of visitors) visitor.destroy();
  server.close();
  await once(server, 'close');
});

/** Responds to each line as a mail server does. */
function takeMail(visitor: Socket): void {
  visitor.write('220 hello\r\n');
  let isInBody = false;
  visitor.on('data', (bytes: Buffer) => {
    received += bytes.toString();
    for (const line of bytes.toString().split('\r\n').slice(0, -1)) {
      if (isInBody && line !== '.') continue;
      if (line === '.') isInBody = false;
      if (line === 'DATA') isInBody = true;
      visitor.write(
        line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n',
      );
    }
  });
}

/** Endlessly one byte at a time: never silent, never finished. */
function drip(visitor: Socket, text: string): void {
  const timer = setInterval(() => {
    visitor.write(text);
  }, DRIP_MS);
  visitor.on('close', () => {
    clearInterval(timer);
  });
}

const gone = async () => {
  for (const visitor of visitors) await new Promise((closed) => visitor.once('close', closed));
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
      (visitor: Socket) => {
        drip(visitor, '2');
      },
    ],
    [
      'a response',
      (visitor: Socket) => {
        visitor.write('220 hello\r\n');
        visitor.once('data', () => {
          drip(visitor, '2');
        });
      },
    ],
    [
      'lines that never end the response',
      (visitor: Socket) => {
        drip(visitor, '220-more\r\n');
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
    const transport = await start((visitor) => {
      visitor.write('554 not today\r\n');
    });

    await expect(transport.deliver(mail, 'mail-7')).rejects.toThrow('554 not today');
  });
});

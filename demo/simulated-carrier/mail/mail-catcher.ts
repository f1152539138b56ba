import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

import type { RunningServer } from '../sftp/sftp-server.js';

/** Starts an SMTP server on the loopback address that accepts every email and sends none. */
export async function startMailCatcher(
  port: number,
  onMail: (mail: ParsedMail) => void,
): Promise<RunningServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    onAuth: ({ username }, _session, callback) => {
      callback(null, { user: username });
    },
    onData: (stream, _session, callback) => {
      simpleParser(stream).then(
        (mail) => {
          onMail(mail);
          callback();
        },
        (error: unknown) => {
          callback(error instanceof Error ? error : new Error(String(error)));
        },
      );
    },
  });
  server.on('error', () => undefined); // a broken connection must not affect others
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

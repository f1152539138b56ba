import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

import ssh2, { type Connection, type ServerChannel } from 'ssh2';

import { newHostKey } from '../../../../demo/simulated-carrier/sftp/host-key.js';
import { portOf } from '../../../../test/support/port-of.js';

export interface ScpServerOptions {
  readonly account: { readonly username: string; readonly password: string };
  /** Login folder. */
  readonly folder: string;
  /** Free bytes on the disk. */
  readonly room: () => number;
}

export interface RunningScpServer {
  readonly port: number;
  close(): Promise<void>;
}

/** SSH server with the commands SCP transfers need: `scp -t`, `test -e`, `mv -f` and `rm -f`. */
export async function startScpServer(options: ScpServerOptions): Promise<RunningScpServer> {
  const hostKeys = [newHostKey()];
  const connections = new Set<Connection>();
  const server = new ssh2.Server({ hostKeys }, (connection) => {
    connections.add(connection);
    connection.on('error', () => connections.delete(connection));
    connection.on('authentication', (attempt) => {
      const { username, password } = options.account;
      const isKnown =
        attempt.method === 'password' &&
        attempt.username === username &&
        attempt.password === password;
      if (isKnown) attempt.accept();
      else attempt.reject(['password']);
    });
    connection.on('session', (accept) => {
      accept().on('exec', (acceptCommand, _reject, { command }) => {
        execute(acceptCommand(), command, options);
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server),
    close: async () => {
      for (const connection of connections) connection.end();
      server.close();
      await once(server, 'close');
    },
  };
}

function execute(channel: ServerChannel, command: string, options: ScpServerOptions): void {
  const [first = '', second = ''] = wordsOf(command).map((name) => path.join(options.folder, name));
  if (command.startsWith('scp -t ')) receive(channel, first, options.room());
  else if (command.startsWith('test -e ')) end(channel, fs.existsSync(first) ? 0 : 1);
  else if (command.startsWith('rm -f ')) {
    fs.rmSync(first, { force: true });
    end(channel, 0);
  } else if (command.startsWith('mv -f ')) {
    fs.renameSync(first, second);
    end(channel, 0);
  } else {
    channel.stderr.write(`sh: ${command}: not found\n`);
    end(channel, 127);
  }
}

/** Parses single-quoted words as a shell does. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/'((?:[^']|'\\'')*)'/g)].map(([, word = '']) =>
    word.replaceAll("'\\''", "'"),
  );

/** Sink side of the SCP protocol (OpenSSH, scp.c). */
function receive(channel: ServerChannel, file: string, room: number): void {
  let received = Buffer.alloc(0);
  let header: string | null = null;
  channel.write('\0');
  channel.on('data', (part: Buffer) => {
    received = Buffer.concat([received, part]);
    if (header === null) {
      const end = received.indexOf('\n');
      if (end < 0) return;
      header = received.subarray(0, end).toString();
      received = received.subarray(end + 1);
      channel.write('\0');
    }
    fs.writeFileSync(file, received.subarray(0, Math.min(sizeIn(header), room)));
    if (received.length <= sizeIn(header)) return;
    const isFull = sizeIn(header) > room;
    channel.write(isFull ? `\x01scp: ${file}: No space left on device\n` : '\0');
  });
  channel.on('end', () => {
    end(channel, 0);
  });
}

const sizeIn = (header: string): number => Number(header.split(' ')[1]);

function end(channel: ServerChannel, code: number): void {
  channel.exit(code);
  channel.end();
}

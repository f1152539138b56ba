import { once } from 'node:events';
import { text } from 'node:stream/consumers';

import type { Client, ClientChannel } from 'ssh2';

/** Result of a remote command; `code` is null when the connection broke. */
interface CommandResult {
  readonly code: number | null;
  readonly errors: string;
}

/** Runs a command on the server to completion. */
export async function run(ssh: Client, command: string): Promise<CommandResult> {
  const channel = await start(ssh, command);
  channel.resume();
  return waitForEnd(channel);
}

/** Source side of SCP: announces, sends, and waits for each acknowledgement. */
export async function copyTo(
  ssh: Client,
  command: string,
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
): Promise<void> {
  const channel = await start(ssh, command);
  const end = waitForEnd(channel);
  const acknowledgements = new Acknowledgements(channel);
  await acknowledgements.next();
  channel.write(`C0644 ${bytes.length} ${name}\n`);
  await acknowledgements.next();
  channel.write(bytes);
  channel.write('\0');
  await acknowledgements.next();
  channel.end();
  const { code, errors } = await end;
  if (code !== 0) throw new Error(code === null ? 'connection lost' : errors || `scp: ${code}`);
}

const start = (ssh: Client, command: string): Promise<ClientChannel> =>
  new Promise((resolve, reject) => {
    ssh.exec(command, (error, channel) => {
      if (error) reject(error);
      else resolve(channel);
    });
  });

async function waitForEnd(channel: ClientChannel): Promise<CommandResult> {
  const closed = once(channel, 'close') as Promise<[(number | null)?]>;
  const errors = await text(channel.stderr);
  const [code = null] = await closed;
  return { code, errors };
}

/** Acknowledgements of the receiving side: a zero byte, or a line with an error. */
class Acknowledgements {
  private received = '';
  private isClosed = false;
  private wake: () => void = () => undefined;

  constructor(channel: ClientChannel) {
    channel.setEncoding('latin1');
    channel.on('data', (part: string) => {
      this.received += part;
      this.wake();
    });
    channel.on('close', () => {
      this.isClosed = true;
      this.wake();
    });
  }

  /** @throws with the server's message unless acknowledged */
  async next(): Promise<void> {
    for (;;) {
      const [status] = this.received;
      if (status === '\0') {
        this.received = this.received.slice(1);
        return;
      }
      if (status !== undefined && this.received.includes('\n'))
        throw new Error(this.received.slice(1).trim());
      if (this.isClosed) throw new Error('connection lost');
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }
}

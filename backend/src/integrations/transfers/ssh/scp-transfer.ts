import { once } from 'node:events';
import path from 'node:path';

import ssh2 from 'ssh2';

import {
  CarrierTransfer,
  type OutgoingFile,
  type TransferReceipt,
  type TransferTarget,
} from '../carrier-transfer.js';
import type { OutgoingPolicy } from '../../../platform/outgoing/outgoing.policy.js';
import { TransferFailed } from '../../../platform/outgoing/transfer-failed.js';
import type { StageListener } from '../stages.js';
import { copyTo, run } from './scp-commands.js';
import { logOut, withSsh, type SshTarget } from './ssh-login.js';

/** Runs work in a logged-in session that accepts commands, and closes it. @throws TransferFailed */
export async function withShell<Result>(
  target: SshTarget,
  policy: OutgoingPolicy,
  work: (ssh: ssh2.Client) => Promise<Result>,
  onStage?: StageListener,
): Promise<Result> {
  return withSsh(
    target,
    policy,
    async (login) => {
      const ssh = new ssh2.Client();
      ssh.on('error', () => undefined); // pending operations fail on their own
      const ready = once(ssh, 'ready');
      ssh.connect(login);
      await ready;
      onStage?.('SIGNED_IN', target.username ?? '');
      const result = await work(ssh);
      const closed = once(ssh, 'close');
      ssh.end();
      await logOut(closed);
      return result;
    },
    onStage,
  );
}

/**
 * Copies a file to a carrier's server by SCP under a temporary name, and moves it when complete. Needs two more
 * commands, which every server with SCP allows: `test` and `mv`.
 */
export class ScpTransfer extends CarrierTransfer {
  constructor(private readonly policy: OutgoingPolicy) {
    super();
  }

  async send(file: OutgoingFile, target: TransferTarget): Promise<TransferReceipt> {
    await withShell(target, this.policy, (ssh) => deliver(ssh, file, target.path ?? '.'));
    return { reference: file.name, connotes: [] };
  }
}

async function deliver(ssh: ssh2.Client, file: OutgoingFile, folder: string): Promise<void> {
  const name = path.posix.join(folder, file.name);
  if ((await run(ssh, `test -e ${quoteForShell(name)}`)).code === 0) return;
  const temporaryName = `${name}.part`;
  await copyTo(ssh, `scp -t ${quoteForShell(temporaryName)}`, {
    name: path.posix.basename(temporaryName),
    bytes: Buffer.from(file.body),
  });
  const { code, errors } = await run(
    ssh,
    `mv -f ${quoteForShell(temporaryName)} ${quoteForShell(name)}`,
  );
  if (code !== 0) throw new TransferFailed(`The server did not rename the file: ${errors.trim()}`);
}

/** Quotes a word for the shell; a leading dash does not become an option. */
export const quoteForShell = (name: string): string =>
  `'${(name.startsWith('-') ? `./${name}` : name).replaceAll("'", "'\\''")}'`;

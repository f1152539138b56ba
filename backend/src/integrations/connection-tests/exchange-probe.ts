import { randomUUID } from 'node:crypto';

import type { FileTransferType } from '@contracts/rules/carrier-connection.js';
import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests.js';

import { interpolate } from '../../platform/interpolate.js';
import { hostOf } from '../../platform/outgoing/outgoing-socket.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import { toError } from '../../platform/to-error.js';
import type { TransferTarget } from '../transfers/carrier-transfer.js';
import { lookUp, stagesIn, type Probe } from './probe.js';
import type { StepLog } from './step-log.js';
import { type TestFolder, withTestFolder } from './test-folders.js';
import { folderText, signInSteps, TEST_CONTENT } from './transfer-probe.js';

/** Time limit of a second session, which removes the test file if the first one ended before it could. */
const CLEAN_UP_MS = 5_000;
const RANDOM_LENGTH = 8;

/**
 * Lists the folder of a client's connection, writes a small file there, renames it and removes it, as flows do with
 * theirs. No flow collects a file with its extension.
 */
export function exchangeProbe(type: FileTransferType, target: TransferTarget): Probe {
  return {
    plan: [...signInSteps(type, target.server), 'LISTED', 'WROTE', 'RENAMED', 'REMOVED'],
    run: async (log, policy) => {
      await lookUp(hostOf(target.server), log, policy);
      const file = new ConnectionTestFile(target.path, log);
      const open = withTestFolder[type];
      try {
        await open(target, policy, (folder) => file.run(folder), stagesIn(log));
      } catch (error) {
        // the first error says what is wrong with the server
        if (file.isPossiblyLeftBehind)
          await open(target, policy.forOneResponse(CLEAN_UP_MS), (folder) =>
            file.cleanUp(folder),
          ).catch(() => undefined);
        throw error;
      }
    },
  };
}

/** File of one test. Its names are random, so that it never clashes with another test or the client's files. */
class ConnectionTestFile {
  isPossiblyLeftBehind = false;
  private readonly written: string;
  private readonly renamed: string;

  constructor(
    private readonly path: string | null,
    private readonly log: StepLog,
  ) {
    const stem = `LINEHAUL-TEST-${randomUUID().slice(0, RANDOM_LENGTH)}`;
    this.written = `${stem}.tmp`;
    this.renamed = `${stem}-2.tmp`;
  }

  /** @throws TransferFailed at the step that failed */
  async run(folder: TestFolder): Promise<void> {
    const { written, renamed, log } = this;
    await folder.enter();
    log.pass(await this.describeFolder(folder));
    this.isPossiblyLeftBehind = true;
    try {
      await folder.write(written, TEST_CONTENT);
      log.pass(interpolate(texts.wrote, { name: written, bytes: TEST_CONTENT.length }));
      await withFileName(texts.notRenamed, written, () => folder.rename(written, renamed));
      log.pass(interpolate(texts.renamed, { name: renamed }));
      await withFileName(texts.notRemoved, renamed, () => folder.remove(renamed));
      this.isPossiblyLeftBehind = false;
      log.pass(texts.removed);
    } catch (error) {
      await this.cleanUp(folder);
      throw error;
    }
  }

  /** Removes the file under either name. */
  async cleanUp(folder: TestFolder): Promise<void> {
    for (const name of [this.written, this.renamed]) {
      const isRemoved = await folder.remove(name).then(
        () => true,
        () => false,
      );
      if (isRemoved) this.isPossiblyLeftBehind = false;
    }
  }

  private async describeFolder(folder: TestFolder): Promise<string> {
    const seen = folderText(this.path);
    if (!folder.count) return seen;
    return interpolate(texts.listed, { folder: seen, count: await folder.count() });
  }
}

/** Names the file and the operation in an error. @throws TransferFailed */
async function withFileName(text: string, name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reason = toError(error).message;
    throw new TransferFailed(interpolate(text, { name, reason }), { cause: error });
  }
}

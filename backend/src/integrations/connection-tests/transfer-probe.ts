import { type FileTransferType, fileProtocols } from '@contracts/rules/carrier-connection.js';
import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests.js';

import { hostOf } from '../../platform/outgoing/outgoing-socket.js';
import { assertCompleteTransfer } from '../../platform/outgoing/transfer-failed.js';
import type { TransferTarget } from '../transfers/carrier-transfer.js';
import { interpolate } from '../../platform/interpolate.js';
import { lookUp, stagesIn, type Probe } from './probe.js';
import type { StepKey, StepLog } from './step-log.js';
import { type TestFolder, withTestFolder } from './test-folders.js';

const NAME = 'LINEHAUL-TEST.tmp';

/** Content of a test file. */
export const TEST_CONTENT = Buffer.from('Linehaul connection test. This file can be deleted.\n');

/** Steps up to and including sign-in. */
export function signInSteps(type: FileTransferType, server: string): StepKey[] {
  const verifiesServer = fileProtocols[type].isSsh || /^ftps:/i.test(server.trim());
  return ['NAME', 'REACHED', ...(verifiesServer ? (['IDENTIFIED'] as const) : []), 'SIGNED_IN'];
}

/** Writes a small file to the carrier's folder, reads it back and removes it. */
export function transferProbe(type: FileTransferType, target: TransferTarget): Probe {
  return {
    plan: [
      ...signInSteps(type, target.server),
      'FOLDER',
      'WROTE',
      ...(fileProtocols[type].canRead ? (['READ_BACK'] as const) : []),
      'REMOVED',
    ],
    run: async (log, policy) => {
      await lookUp(hostOf(target.server), log, policy);
      const tryOut = (folder: TestFolder) => tryFolder(folder, target.path, log);
      await withTestFolder[type](target, policy, tryOut, stagesIn(log));
    },
  };
}

/** Describes the folder tested. */
export const folderText = (folder: string | null): string =>
  folder === null ? texts.loginFolder : interpolate(texts.folder, { folder });

async function tryFolder(folder: TestFolder, name: string | null, log: StepLog): Promise<void> {
  await folder.enter();
  log.pass(folderText(name));
  const bytes = TEST_CONTENT.length;
  await folder.write(NAME, TEST_CONTENT);
  log.pass(interpolate(texts.wrote, { name: NAME, bytes }));
  try {
    if (folder.readBack) {
      assertCompleteTransfer(await folder.readBack(NAME), bytes);
      log.pass(interpolate(texts.contentMatches, { bytes }));
    }
  } finally {
    await folder.remove(NAME);
  }
  log.pass(texts.removed);
}

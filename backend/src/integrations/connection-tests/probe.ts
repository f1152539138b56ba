import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests.js';

import type { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { interpolate } from '../../platform/interpolate.js';
import { resolveHost } from '../../platform/outgoing/outgoing-socket.js';
import { toTransferFailed } from '../../platform/outgoing/transfer-failed.js';
import type { Stage, StageListener } from '../transfers/stages.js';
import type { StepKey, StepLog } from './step-log.js';

/** One test with its planned steps. */
export interface Probe {
  readonly plan: readonly StepKey[];
  /** @throws TransferFailed at the step that failed */
  readonly run: (log: StepLog, policy: OutgoingPolicy) => Promise<void>;
}

/** Step NAME. @throws TransferFailed */
export async function lookUp(host: string, log: StepLog, policy: OutgoingPolicy): Promise<void> {
  try {
    const addresses = await resolveHost(host, policy);
    const shown = addresses.map(({ address }) => address).join(', ');
    log.pass(interpolate(texts.found, { addresses: shown }));
  } catch (error) {
    throw toTransferFailed(host, error);
  }
}

/** Records the stages of a call to a file server. */
export const stagesIn =
  (log: StepLog): StageListener =>
  (stage, seen) => {
    log.pass(interpolate(stageTexts[stage], { seen }));
  };

const stageTexts: Readonly<Record<Stage, string>> = {
  REACHED: texts.port,
  IDENTIFIED: texts.keySeen,
  RECOGNISED: texts.keyPinned,
  PINNED: texts.keyFirstSeen,
  SIGNED_IN: texts.signedInAs,
};

/** Lists the existing folders if one was not found. */
export function noSuchFolder(folder: string, others: readonly string[]): string {
  const folders = others.slice(0, MAX_FOLDERS_NAMED).join(', ');
  return interpolate(folders === '' ? texts.noFolders : texts.noFolder, { folder, folders });
}

const MAX_FOLDERS_NAMED = 8;

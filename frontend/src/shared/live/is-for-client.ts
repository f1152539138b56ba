import type { LiveRows } from '@contracts/realtime/messages';
import { isTestClient } from '@contracts/rules/test-environment';

/** Whether a message is about a list of one client, or of all: those leave test data out. */
export const isForClient = (
  clientId: number | undefined,
  message: Pick<LiveRows, 'clientId'>,
): boolean =>
  clientId === undefined ? !isTestClient(message.clientId) : clientId === message.clientId;

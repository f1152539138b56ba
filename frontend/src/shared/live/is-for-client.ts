import type { LiveRows } from '@contracts/realtime/messages';
import { isTestClient } from '@contracts/rules/test-environment';

/** Whether a message is about the list of a client or, if undefined, the list of all, which excludes test data. */
export const isForClient = (
  clientId: number | undefined,
  message: Pick<LiveRows, 'clientId'>,
): boolean =>
  clientId === undefined ? !isTestClient(message.clientId) : clientId === message.clientId;

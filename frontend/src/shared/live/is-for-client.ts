import type { LiveRows } from '@contracts/realtime/messages';
import { isTestClient } from '@contracts/rules/test-environment';

/** Whether a message concerns the list of a client or, if undefined, of all clients, which excludes test data. */
export const isForClient = (
  clientId: number | undefined,
  message: Pick<LiveRows, 'clientId'>,
): boolean =>
  clientId === undefined ? !isTestClient(message.clientId) : clientId === message.clientId;

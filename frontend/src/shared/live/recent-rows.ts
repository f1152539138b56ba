import type { LiveRows } from '@contracts/realtime/messages';

/** As long as a read may take. */
const KEPT_MS = 60_000;
const MAX_MESSAGES = 1000;

let recent: readonly { readonly message: LiveRows; readonly at: number }[] = [];

/** Keeps a message for the reads that are under way: their answers may be of before. */
export function rememberRows(message: LiveRows): void {
  const at = Date.now();
  const young = recent.filter((one) => one.at > at - KEPT_MS).slice(1 - MAX_MESSAGES);
  recent = [...young, { message, at }];
}

/** Call when the socket of another user opens. */
export function forgetRows(): void {
  recent = [];
}

/** Brings what was just read up to the latest message. */
export const withRecentRows = <Data>(
  data: Data,
  patch: (data: Data, message: LiveRows) => Data,
): Data => recent.reduce((patched, { message }) => patch(patched, message), data);

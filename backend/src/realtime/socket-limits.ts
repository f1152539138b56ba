import { TooManyRequests } from '../platform/limits/limit.errors.js';
import { errorBody } from '../platform/http/error.filter.js';

/** Burst of messages a socket may send: enough for a page that opens many records. */
const MAX_BURST = 100;
/** Messages per second after the burst. */
const MESSAGES_PER_SECOND = 20;
const RETRY_AFTER_SECONDS = 5;

/** Maximum size of a message. */
export const MAX_MESSAGE_BYTES = 32 * 1024;
/** Time limit from the connection to the token. */
export const MAX_TOKEN_WAIT_MS = 10_000;
/** Records that one socket may watch at once. */
export const MAX_WATCHED = 100;
/** Sockets of one user in this process. */
export const MAX_SOCKETS_PER_USER = 1_000;

/** An engine.io connection, below sockets and namespaces. */
interface Connection {
  on(event: 'packet', listener: () => void): unknown;
  write(message: string): unknown;
  close(): unknown;
}

/** Closes a connection that sends too much, before its messages are parsed; its last message states the reason. */
export function limitMessages(connection: Connection): void {
  let left = MAX_BURST;
  let countedAt = performance.now();
  connection.on('packet', () => {
    const now = performance.now();
    left = Math.min(MAX_BURST, left + ((now - countedAt) / 1000) * MESSAGES_PER_SECOND);
    countedAt = now;
    left -= 1;
    if (left >= 0) return;
    connection.write(EXCEPTION);
    connection.close();
  });
}

/** An event of the default namespace, as encoded by the protocol of socket.io. */
const EXCEPTION = `2${JSON.stringify(['exception', errorBody(new TooManyRequests(RETRY_AFTER_SECONDS))])}`;

import http from 'node:http';
import https from 'node:https';

import {
  withinDeadline,
  type OutgoingCall,
  pinnedTo,
  type CheckedAddresses,
} from './outgoing-socket.js';
import type { HttpCall } from './http-client.js';
import type { OutgoingPolicy } from './outgoing.policy.js';

/** Response of a server; no status counts as a failure here. */
export interface RawResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Beginning of the body, up to the bytes the caller reads. */
  readonly body: Buffer;
  readonly remoteAddress: string | null;
}

export interface CheckedCall extends HttpCall {
  /** Addresses to connect to, all checked. */
  readonly resolve: () => Promise<CheckedAddresses>;
}

interface ExchangeLimits {
  readonly policy: OutgoingPolicy;
  readonly maxResponseBytes: number;
}

/** Response headers and TLS details. */
const MAX_OVERHEAD_BYTES = 256_000;

/**
 * Sends one request to a checked address and reads the beginning of its response by the deadline of the policy.
 * Redirects are returned, not followed.
 * @throws an error with the code ETIMEDOUT or RESPONSE_TOO_LONG, a system error, or the errors of `resolve`
 */
export const exchangeOnce = (
  call: CheckedCall,
  { policy, maxResponseBytes }: ExchangeLimits,
): Promise<RawResponse> =>
  withinDeadline(policy, async (deadline) => {
    const addresses = await call.resolve();
    deadline.signal.throwIfAborted();
    return exchange(call, addresses, { deadline, maxResponseBytes });
  });

function exchange(
  { method, url, headers, body = '' }: HttpCall,
  addresses: CheckedAddresses,
  {
    deadline,
    maxResponseBytes,
  }: { readonly deadline: OutgoingCall; readonly maxResponseBytes: number },
): Promise<RawResponse> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
      agent: false, // a reused connection would be to an address checked long ago
      signal: deadline.signal,
      lookup: pinnedTo(addresses),
    });
    sent.on('socket', (socket) => {
      deadline.watch(socket);
      deadline.allowBytes(maxResponseBytes + MAX_OVERHEAD_BYTES);
    });
    sent.on('response', (response) => {
      const remoteAddress = response.socket.remoteAddress ?? null;
      readBeginning(response, maxResponseBytes).then((text) => {
        resolve({
          status: response.statusCode ?? 0,
          statusText: response.statusMessage ?? '',
          headers: toHeaders(response),
          body: text,
          remoteAddress,
        });
      }, reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function readBeginning(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    bytes += part.length;
    if (bytes >= maxBytes) break;
  }
  return Buffer.concat(parts).subarray(0, maxBytes);
}

const toHeaders = ({ headers }: http.IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, [value].flat().join(', ')]],
    ),
  );

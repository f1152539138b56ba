import http from 'node:http';
import https from 'node:https';

import { appOutgoingTexts as texts } from '@contracts/texts/app/outgoing.js';

import {
  withinDeadline,
  type OutgoingCall,
  pinnedTo,
  resolveHost,
  type CheckedAddresses,
} from './outgoing-socket.js';
import type { OutgoingPolicy } from './outgoing.policy.js';
import { TransferFailed, toTransferFailed } from './transfer-failed.js';

export interface HttpCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface Credentials {
  readonly username: string | null;
  readonly password: string | null;
  readonly apiKey: string | null;
}

const MAX_RESPONSE_BYTES = 5_000_000;
/** Response headers and TLS details. */
const MAX_OVERHEAD_BYTES = 1_000_000;

/** Headers for user name and password, an API key, or both. */
export function authHeaders({ username, password, apiKey }: Credentials): Record<string, string> {
  const basic = Buffer.from(`${username ?? ''}:${password ?? ''}`).toString('base64');
  return {
    ...(username !== null && password !== null ? { Authorization: `Basic ${basic}` } : {}),
    ...(apiKey === null ? {} : { 'X-Api-Key': apiKey }),
  };
}

/**
 * Address of a path on a server. The path never leads to another server: one like `//host` would take the password there.
 * @throws TransferFailed when the setting is not a URL, holds a password, or has such a path
 */
export function toServerUrl(server: string, path: string | null, port: number | null): URL {
  const base = /^https?:\/\//i.test(server) ? server : `https://${server}`;
  if (!URL.canParse(path ?? '', base)) throw new TransferFailed(`'${server}' is not a valid URL`);
  const url = path === null ? new URL(base) : new URL(path, base);
  if (url.origin !== new URL(base).origin) throw new TransferFailed(texts.pathOfAnotherServer);
  if (url.username !== '' || url.password !== '')
    throw new TransferFailed(texts.credentialsInAddress);
  if (port !== null) url.port = String(port);
  return url;
}

/** Path of a place below another one on the same server. */
export function joinWebPaths(path: string | null, below: string): string | null {
  if (path === null || path === '') return below === '' ? null : below;
  if (below === '') return path;
  return `${path.replace(/\/+$/, '')}/${below.replace(/^\/+/, '')}`;
}

/**
 * Sends a request to a configured server, to a checked address, and reads its response by the deadline. Redirects are
 * not followed.
 * @returns the text of a 2xx response
 * @throws TransferFailed for everything else
 */
export async function sendRequest(call: HttpCall, policy: OutgoingPolicy): Promise<string> {
  const { host, hostname } = call.url;
  try {
    const { status, text } = await withinDeadline(policy.forOneResponse(), async (deadline) =>
      exchange(call, await resolveHost(hostname, policy), deadline),
    );
    if (status >= 200 && status < 300) return text;
    throw new TransferFailed(rejection(host, status, text), { status });
  } catch (error) {
    throw toTransferFailed(host, error);
  }
}

function exchange(
  { method, url, headers, body = '' }: HttpCall,
  addresses: CheckedAddresses,
  deadline: OutgoingCall,
): Promise<{ status: number; text: string }> {
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
      deadline.allowBytes(MAX_RESPONSE_BYTES + MAX_OVERHEAD_BYTES);
    });
    sent.on('response', (response) => {
      readText(response).then((text) => {
        resolve({ status: response.statusCode ?? 0, text });
      }, reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Leaves out the byte order mark that some servers begin with: no parser of JSON accepts it. */
const utf8 = new TextDecoder();

async function readText(response: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    bytes += part.length;
    if (bytes > MAX_RESPONSE_BYTES) throw Object.assign(new Error(), { code: 'RESPONSE_TOO_LONG' });
  }
  return utf8.decode(Buffer.concat(parts));
}

function rejection(host: string, status: number, text: string): string {
  if (status >= 300 && status < 400) return texts.redirected;
  if (status === 401 || status === 403)
    return `${host} rejected the user name, password or API key`;
  if (status === 507) return `${host} has no space left for the file`;
  const message = messageOf(text);
  return `${host} responded with ${status}${message && `: ${message}`}`;
}

/** The `message` of a JSON response, if any. */
function messageOf(text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === 'string' ? message.slice(0, 200) : '';
  } catch {
    return '';
  }
}

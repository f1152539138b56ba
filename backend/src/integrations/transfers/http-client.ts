import http from 'node:http';
import https from 'node:https';

import { TransferFailed, toTransferFailed } from './transfer-failed.js';
import { allowedAddress, type OutgoingPolicy } from './outgoing-socket.js';

export interface HttpCall {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Credentials {
  readonly username: string | null;
  readonly password: string | null;
  readonly apiKey: string | null;
}

const MAX_CHARACTERS = 5_000_000;

/** Headers for user name and password, an API key, or both. */
export function authHeaders({ username, password, apiKey }: Credentials): Record<string, string> {
  const basic = Buffer.from(`${username ?? ''}:${password ?? ''}`).toString('base64');
  return {
    ...(username !== null && password !== null ? { Authorization: `Basic ${basic}` } : {}),
    ...(apiKey === null ? {} : { 'X-Api-Key': apiKey }),
  };
}

/** @throws TransferFailed when the setting is not a URL */
export function toServerUrl(server: string, path: string | null, port: number | null): URL {
  const base = /^https?:\/\//i.test(server) ? server : `https://${server}`;
  if (!URL.canParse(base)) throw new TransferFailed(`'${server}' is not a web address`);
  const url = path === null ? new URL(base) : new URL(path, base);
  if (port !== null) url.port = String(port);
  return url;
}

/**
 * Sends a request to a configured server: with a timeout, to an allowed address, without following redirects.
 * @returns the text of a 2xx response
 * @throws TransferFailed for everything else
 */
export async function sendRequest(call: HttpCall, policy: OutgoingPolicy): Promise<string> {
  const { host } = call.url;
  try {
    const address = await allowedAddress(call.url.hostname, policy);
    const { status, text } = await exchange(call, address, policy.timeoutMs);
    if (status >= 200 && status < 300) return text;
    throw new TransferFailed(refusal(host, status, text), { status });
  } catch (error) {
    throw toTransferFailed(host, error);
  }
}

function exchange(
  { method, url, headers, body = '' }: HttpCall,
  address: string,
  timeoutMs: number,
): Promise<{ status: number; text: string }> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(timeoutMs),
        lookup: (_host, options, found) => {
          const family = address.includes(':') ? 6 : 4;
          if (options.all) found(null, [{ address, family }]);
          else found(null, address, family);
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
          if (text.length > MAX_CHARACTERS) response.destroy(new Error('the answer is too long'));
        });
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, text });
        });
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

function refusal(host: string, status: number, text: string): string {
  if (status === 401 || status === 403) return `${host} refused the user name, password or API key`;
  if (status === 507) return `${host} has no room left for the file`;
  const words = messageOf(text);
  return words === '' ? `${host} answered ${status}` : `${host} answered ${status}: ${words}`;
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

import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { z } from 'zod';

import { exchangeOnce, type RawResponse } from '../../platform/outgoing/capped-exchange.js';
import type { HttpCall } from '../../platform/outgoing/http-client.js';
import type { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { resolveHost } from '../../platform/outgoing/outgoing-socket.js';
import { type TransferFailed, toTransferFailed } from '../../platform/outgoing/transfer-failed.js';
import type { CarrierAdapter } from './carrier-adapter.js';
import type { Call, CarrierResponse, CarrierRequest } from './carrier-call.js';
import { parseCarrierJson } from './carrier-json.js';
import { Throttled, Unavailable, Unknown, Unreadable } from './outcomes.js';

/** One exchange as it is logged: the call, with digests in place of names, addresses and keys. */
export interface CallLogEntry {
  readonly adapter: string;
  readonly name: string;
  /** Null without a response. */
  readonly status: number | null;
  readonly milliseconds: number;
  readonly requestDigest: string;
  readonly responseDigest: string | null;
}

/** Sends one request to the carrier and returns its response. @throws TransferFailed or a system error */
export type CarrierTransport = (name: string, call: HttpCall) => Promise<RawResponse>;

/** Transport, clock and log of calls. */
export interface CallContext {
  readonly transport: CarrierTransport;
  readonly now: () => Date;
  readonly log: (entry: CallLogEntry) => void;
  /** Called with the expected schema of each response and the response. */
  readonly observe?: (name: string, schema: z.ZodType, value: unknown) => void;
  /** Base URL to use instead of the adapter's own, for a double. */
  readonly server?: string;
  /** Wait between polls, instead of the real one. */
  readonly pause?: (milliseconds: number) => Promise<void>;
}

const MAX_RESPONSE_BYTES = 5_000_000;
const DEFAULT_RETRY_SECONDS = 60;
/** Failures before anything was sent. */
const beforeSending = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/** A connection that ended before the response was complete. */
const lostConnection = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);
/**
 * Attempts of a read whose connection is lost, at once and without a delay. A manifest needs several calls for each of
 * its shipments; if every lost connection ended the attempt, a carrier that loses one in five would never receive it.
 */
export const READ_ATTEMPTS = 3;

/** Makes calls to checked addresses, each within the time limit of the policy. */
export const networkTransport =
  (policy: OutgoingPolicy): CarrierTransport =>
  (_name, call) =>
    exchangeOnce(
      { ...call, resolve: () => resolveHost(call.url.hostname, policy) },
      { policy: policy.forOneResponse(), maxResponseBytes: MAX_RESPONSE_BYTES },
    );

/** Makes the calls of one account at one carrier. */
export function callOf<Settings>(
  adapter: CarrierAdapter<Settings>,
  settings: Settings,
  io: CallContext,
): Call<Settings> {
  const { name, displayName } = adapter;
  const { url, headers } = adapter.origin(settings);
  const base = io.server ?? url;
  const names = { adapter: name, carrier: displayName };
  return {
    settings,
    now: io.now(),
    http: async (request) => {
      const response = await exchange(
        { ...names, ...request },
        toHttpCall(request, base, headers),
        io,
      );
      return toCarrierResponse(response, {
        carrier: displayName,
        isChange: request.isChange,
        observe: (schema, value) => io.observe?.(request.name, schema, value),
      });
    },
    download: async (address) => {
      if (!/^https?:/i.test(address) || !URL.canParse(address))
        throw new Unavailable(`${displayName} returned no file URL`);
      const call = { method: 'GET', url: new URL(address), headers: {} } as const;
      const response = await exchange({ ...names, name: 'download', isChange: false }, call, io);
      if (response.status === 200) return response.body;
      throw new Unavailable(`${displayName} responded with ${response.status} to a file request`);
    },
    pause: io.pause ?? ((milliseconds) => wait(milliseconds)),
  };
}

function toHttpCall(
  { method, path, query = {}, body }: CarrierRequest,
  base: string,
  headers: Readonly<Record<string, string>>,
): HttpCall {
  const url = new URL(`${base}${path}`);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  if (body === undefined)
    return { method, url, headers: { Accept: 'application/json', ...headers } };
  return {
    method,
    url,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

interface Exchange {
  readonly adapter: string;
  readonly carrier: string;
  readonly name: string;
  readonly isChange: boolean;
}

/** @throws Unavailable, Throttled or Unknown; the response is below 500 */
async function exchange(
  { carrier, isChange, ...named }: Exchange,
  call: HttpCall,
  io: CallContext,
): Promise<RawResponse> {
  const started = performance.now();
  const log = (response: RawResponse | null) => {
    io.log({
      adapter: named.adapter,
      name: named.name,
      status: response?.status ?? null,
      milliseconds: Math.round(performance.now() - started),
      requestDigest: digest(call.body ?? call.url.pathname),
      responseDigest: response && digest(response.body),
    });
  };
  const send = () =>
    io.transport(named.name, call).catch((error: unknown) => {
      log(null);
      throw error;
    });
  const response = await repeatWhileLost(isChange ? 1 : READ_ATTEMPTS, send).catch(
    (error: unknown) => {
      throw failureOf(error, carrier, isChange);
    },
  );
  log(response);
  assertResponded(response, carrier, isChange);
  return response;
}

async function repeatWhileLost(
  attempts: number,
  send: () => Promise<RawResponse>,
): Promise<RawResponse> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await send();
    } catch (error) {
      if (attempt >= attempts || !lostConnection.has(codeOf(error))) throw error;
    }
}

function failureOf(error: unknown, carrier: string, isChange: boolean): TransferFailed {
  const { message, unresponsiveServer, isRejectedAddress } = toTransferFailed(carrier, error);
  const details = { cause: error, ...(unresponsiveServer !== null && { unresponsiveServer }) };
  const wasSent = !isRejectedAddress && !beforeSending.has(codeOf(error));
  return isChange && wasSent ? new Unknown(message, details) : new Unavailable(message, details);
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return z.object({ code: z.string() }).safeParse(error).data?.code ?? '';
}

function assertResponded(response: RawResponse, carrier: string, isChange: boolean): void {
  const { status, headers, body } = response;
  if (status === 429)
    throw new Throttled(
      `${carrier} is not accepting any more calls at the moment`,
      retryAfter(headers),
    );
  const message = `${carrier} responded with ${status}`;
  const isUnread = status >= 500 || body.length >= MAX_RESPONSE_BYTES;
  if (isUnread) throw isChange ? new Unknown(message) : new Unavailable(message);
  if (status >= 300 && status < 400) throw new Unavailable(message);
}

function retryAfter(headers: RawResponse['headers']): number {
  const seconds = Number(headers['retry-after']);
  return seconds > 0 && seconds <= 86_400 ? Math.ceil(seconds) : DEFAULT_RETRY_SECONDS;
}

/** Leaves out a byte order mark. */
const utf8 = new TextDecoder();

interface Reading {
  readonly carrier: string;
  readonly isChange: boolean;
  readonly observe: (schema: z.ZodType, value: unknown) => void;
}

function toCarrierResponse(
  { status, body }: RawResponse,
  { carrier, isChange, observe }: Reading,
): CarrierResponse {
  return {
    status,
    body,
    json: (schema) => {
      try {
        const value = parseCarrierJson(utf8.decode(body));
        observe(schema, value);
        return schema.parse(value);
      } catch (error) {
        // its message is not repeated: it may contain names and addresses
        const message = `${carrier} returned a response that does not match its documentation`;
        if (isChange) throw new Unknown(message, { cause: error });
        throw error instanceof z.ZodError
          ? new Unreadable(message, { cause: error })
          : new Unavailable(message, { cause: error });
      }
    },
  };
}

const digest = (bytes: string | Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16);

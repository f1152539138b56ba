import type { NextFunction, Request, Response } from 'express';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

import {
  formatKnownState,
  type Position,
  type RecordsVersion,
} from '@contracts/realtime/position.js';

/** Operation of an Idempotency-Key. */
export interface ScopedOperation {
  readonly id: string;
  /** Taken over after a crash or failure: part of it may have been done. */
  readonly isResumed: boolean;
}

/** Origin of a request; null when unknown. */
export interface RequestOrigin {
  /** IP address, behind the trusted proxies. */
  readonly address: string | null;
  /** User agent, as sent. */
  readonly agent: string | null;
}

/** Versions of the records a request edits, as last read by its caller. */
export interface ExpectedVersions {
  /** Name of their entity. */
  readonly type: string;
  /** Properties that identify a record of its type. */
  readonly keyedBy: readonly string[];
  /** By the values of these properties, separated by commas. */
  readonly versions: ReadonlyMap<string, number>;
}

/** Context of one HTTP request or job; not a substitute for parameters. */
export interface RequestContext {
  readonly correlationId: string;
  /** Position of the newest event this request wrote; returned in `X-Event-Position`. */
  writtenPosition: Position | null;
  /** Undefined for jobs and commands. */
  readonly origin?: RequestOrigin;
  /** The caller, once the guard has authenticated it; for the request log and for turns among users. */
  userId?: number;
  /** Sent with the token of an API key: such requests are checked more strictly (ADR 81). */
  isFromProgram?: boolean;
  /** Errors of the edit itself, reported together with those of the body. */
  editErrors?: readonly { readonly path: string; readonly message: string }[];
  /** Query parameters that its route does not have, reported with the other errors of the body or of the query. */
  queryErrors?: {
    readonly errors: readonly { readonly path: string; readonly message: string }[];
    readonly reportedBy: 'body' | 'query';
  };
  /** Version of the records after its last change; returned in the same header. */
  writtenRecords?: RecordsVersion;
  /** Undefined without an Idempotency-Key. */
  operation?: ScopedOperation;
  /** Compared by `UnitOfWork` with the locked record; undefined on routes that edit no versioned record. */
  expected?: readonly ExpectedVersions[];
}

const storage = new AsyncLocalStorage<RequestContext>();

export const runInContext = <Result>(scope: RequestContext, work: () => Result): Result =>
  storage.run(scope, work);

const SAFE_CORRELATION_ID = /^[\w.:-]{1,100}$/;

/** An IPv4 address as reported by an IPv6 socket. */
const IPV4_MAPPED = /^::ffff:(?=\d+\.)/;

/** Sets the correlation id of a request: the caller's if it is safe, else a new one; also returned in the response. */
export function correlationMiddleware(
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  const given = request.get('X-Correlation-Id');
  const correlationId =
    given !== undefined && SAFE_CORRELATION_ID.test(given) ? given : randomUUID();
  response.setHeader('X-Correlation-Id', correlationId);
  const address = request.ip?.replace(IPV4_MAPPED, '') ?? null;
  const origin = { address, agent: request.get('User-Agent') ?? null };
  runInContext({ correlationId, writtenPosition: null, origin }, next);
}

export const currentRequest = (): RequestContext | undefined => storage.getStore();

/** Whether the current request was sent with the token of an API key. */
export const isFromProgram = (): boolean => storage.getStore()?.isFromProgram === true;

/** Origin of the current request. */
export const currentOrigin = (): RequestOrigin =>
  storage.getStore()?.origin ?? { address: null, agent: null };

/** Records the newest position of this request; its appends may finish in any order. */
export function recordWrittenPosition(position: Position): void {
  const scope = storage.getStore();
  if (scope && (scope.writtenPosition === null || position > scope.writtenPosition))
    scope.writtenPosition = position;
}

/** Records the version of the records after this request's change. */
export function recordWrittenRecords(version: RecordsVersion): void {
  const scope = storage.getStore();
  if (scope && version > (scope.writtenRecords ?? '')) scope.writtenRecords = version;
}

/** Position that this request wrote, for its response; null if it wrote nothing. */
export function writtenHeader(): string | null {
  const { writtenPosition, writtenRecords } = storage.getStore() ?? {};
  if (!writtenPosition && !writtenRecords) return null;
  return formatKnownState({ events: writtenPosition ?? '', records: writtenRecords ?? '' });
}

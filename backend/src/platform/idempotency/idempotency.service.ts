import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import { IdAllocator, type IdKind } from '../id-allocator.js';
import { currentRequest, writtenHeader } from '../request-context.js';
import { IdempotencyKeyReused, OperationInProgress } from './idempotency.errors.js';
import { IdempotencyRepository } from './idempotency.repository.js';
import { InstanceId } from './instance-id.js';
import { type Operation, OperationsInFlight } from './operations-in-flight.js';
import type { ReservedParts } from './reserved-parts.js';
import type {
  StoredOperation,
  StoredResult,
  OperationKey,
  ReservedIds,
} from './stored-operation.js';

const MAX_WAIT_MS = 50_000;
const INQUIRY_INTERVAL_MS = 1_000;
const FIRST_POLL_MS = 5;
const MAX_POLL_MS = 200;

/** Separates an operation's id from the name of a part. */
const PART = '/part/';

export interface OperationRequest {
  readonly key: OperationKey;
  readonly fingerprint: string;
  /** Kinds of ids it will allocate, stored with the key in one statement. */
  readonly reserves: readonly IdKind[];
}

/** One part of an operation's work, as returned by `divide`. */
export interface PartOperation {
  readonly operationId: string;
  readonly reservedId: number;
  /** It may have been done before. */
  readonly isResumed: boolean;
}

/** State of an operation in progress. */
type Attempt = Pick<Operation, 'reserved' | 'isResumed' | 'firstTriedAt'>;

/** Either the operation to run, or the result of an earlier run. */
export type BeginResult = { readonly operation: Operation } | { readonly result: StoredResult };

/**
 * Idempotency of requests with an Idempotency-Key. The key is stored with the operation's id before the work
 * starts. Repeated requests wait for the first and get its result; if the first one crashed, they repeat the work
 * under the same operation id, which writes nothing twice.
 */
@Injectable()
export class IdempotencyService {
  /** Work of `runReserved` in progress in this process, by id. */
  private readonly reservedWork = new Map<string, Attempt>();

  constructor(
    private readonly store: IdempotencyRepository,
    private readonly instance: InstanceId,
    private readonly ids: IdAllocator,
    private readonly inFlight: OperationsInFlight,
  ) {}

  /** Id of this kind that belongs to the operation: the same on every attempt. */
  async reserveId(operationId: string | undefined, kind: IdKind): Promise<number> {
    const [whole = '', part] = operationId?.split(PART) ?? [];
    const operation = this.inFlight.byId.get(whole);
    const name = reservedAs(kind, part);
    if (!operation) return this.reservedWork.get(whole)?.reserved[name] ?? this.ids.next(kind);
    const known = operation.reserved[name];
    if (known !== undefined) return known;
    const id = await this.ids.next(kind);
    operation.reserved[name] = id;
    await this.store.reserve(operation.key, operation.id, { [name]: id });
    return id;
  }

  /**
   * Makes each part of the request's work its own operation, with an id of this kind stored before the first one
   * starts. Returns them by name; empty if there is no Idempotency-Key.
   */
  async divide(
    kind: IdKind,
    parts: readonly string[],
  ): Promise<ReadonlyMap<string, PartOperation>> {
    const operation = this.inFlight.byId.get(currentRequest()?.operation?.id ?? '');
    if (!operation) return new Map();
    const missing = parts.filter((part) => !(reservedAs(kind, part) in operation.reserved));
    const added: ReservedIds = {};
    for (const part of missing) added[reservedAs(kind, part)] = await this.ids.next(kind);
    if (missing.length > 0) await this.store.reserve(operation.key, operation.id, added);
    Object.assign(operation.reserved, added);
    const { id, reserved, isResumed } = operation;
    return new Map(
      parts.map((part) => {
        const reservedId = reserved[reservedAs(kind, part)] ?? 0;
        return [part, { operationId: `${id}${PART}${part}`, reservedId, isResumed }];
      }),
    );
  }

  /**
   * Stores the response in the transaction of the change, so that a request repeated after a crash following the commit
   * gets it as well.
   */
  async storeResponse(manager: EntityManager, body: unknown): Promise<void> {
    const scope = currentRequest();
    const operation = this.inFlight.byId.get(scope?.operation?.id ?? '');
    if (!operation) return;
    const position = writtenHeader();
    await this.store.storeWithin(manager, operation.key, operation.id, {
      status: 200,
      body,
      position,
    });
  }

  /** Whether part of the operation may have been done before. */
  isResumed(operationId: string | undefined): boolean {
    return operationId !== undefined && (this.inFlight.byId.get(operationId)?.isResumed ?? false);
  }

  /** When an earlier attempt of the operation, or of the operation it is part of, began; null in the first one. */
  firstTriedAt(operationId: string | undefined): string | null {
    const [whole = ''] = operationId?.split(PART) ?? [];
    return (this.inFlight.byId.get(whole) ?? this.reservedWork.get(whole))?.firstTriedAt ?? null;
  }

  /**
   * Runs the parts of a piece of work, each with its reserved id: repeated after a crash, a part finds what it created.
   * `work` gets a part's operation id by its name. Calls for the same work run one at a time.
   */
  async runReserved<Result>(
    { id, kind, ids, firstTriedAt }: ReservedParts,
    work: (operationIdOf: (part: string) => string) => Promise<Result>,
  ): Promise<Result> {
    const reserved = Object.fromEntries([...ids].map(([part, of]) => [reservedAs(kind, part), of]));
    this.reservedWork.set(id, { reserved, isResumed: firstTriedAt !== null, firstTriedAt });
    try {
      return await work((part) => `${id}${PART}${part}`);
    } finally {
      this.reservedWork.delete(id);
    }
  }

  /** Waits while another request works on it. @throws IdempotencyKeyReused, OperationInProgress */
  async begin(request: OperationRequest): Promise<BeginResult> {
    const deadline = performance.now() + MAX_WAIT_MS;
    let askAt = performance.now() + INQUIRY_INTERVAL_MS;
    for (let waitMs = FIRST_POLL_MS; performance.now() < deadline; waitMs *= 2) {
      const asks = performance.now() >= askAt;
      if (asks) askAt = performance.now() + INQUIRY_INTERVAL_MS;
      const result = (await this.start(request)) ?? (await this.join(request, asks));
      if (result) return result;
      await pause(Math.min(waitMs, MAX_POLL_MS));
    }
    throw new OperationInProgress();
  }

  async succeed({ key, id }: Operation, result: StoredResult): Promise<void> {
    try {
      await this.store.storeResult(key, id, result);
    } finally {
      this.inFlight.byId.delete(id);
    }
  }

  /** Releases the key if nothing was written; otherwise the same request can continue. */
  async fail({ key, id }: Operation, hasPossiblyWritten: boolean): Promise<void> {
    try {
      await (hasPossiblyWritten ? this.store.release(key, id) : this.store.remove(key, id));
    } finally {
      this.inFlight.byId.delete(id);
    }
  }

  /** Null if the key is taken. */
  private async start(request: OperationRequest): Promise<BeginResult | null> {
    const { key, fingerprint } = request;
    const operation = {
      id: randomUUID(),
      key,
      reserved: await this.idsFor(request.reserves),
      isResumed: false,
      firstTriedAt: null,
    };
    // Registered before it is stored, so that this process never considers it abandoned.
    this.inFlight.byId.set(operation.id, operation);
    const isOurs = await this.store
      .insert({
        key,
        operationId: operation.id,
        fingerprint,
        instance: this.instance.current,
        reserved: operation.reserved,
      })
      .catch(this.forget(operation.id));
    if (isOurs) return { operation };
    this.inFlight.byId.delete(operation.id);
    return null;
  }

  /** Null to check again: another request is running, or the key has just been released. */
  private async join(
    { key, fingerprint }: OperationRequest,
    asks: boolean,
  ): Promise<BeginResult | null> {
    const stored = await this.store.find(key);
    if (!stored) return null;
    if (stored.fingerprint !== fingerprint) throw new IdempotencyKeyReused();
    if (stored.result) return { result: stored.result };
    if (this.inFlight.isOwnerless(stored)) return this.takeOver(key, stored);
    const { operationId, instance } = stored;
    if (asks) await this.store.ask({ ...key, operationId, instance });
    return null;
  }

  private async takeOver(key: OperationKey, stored: StoredOperation): Promise<BeginResult | null> {
    const { operationId: id, reserved, startedAt } = stored;
    const firstTriedAt = startedAt.toISOString();
    const operation = { id, key, reserved, isResumed: true, firstTriedAt };
    this.inFlight.byId.set(operation.id, operation);
    const isOurs = await this.store
      .takeOver(key, stored, this.instance.current)
      .catch(this.forget(id));
    if (isOurs) return { operation };
    this.inFlight.byId.delete(id);
    return null;
  }

  /** For a statement whose outcome is unknown: the operation is released when another request asks for it. */
  private forget(id: string) {
    return (error: unknown): never => {
      this.inFlight.byId.delete(id);
      throw error;
    };
  }

  private async idsFor(kinds: readonly IdKind[]): Promise<ReservedIds> {
    const reserved: ReservedIds = {};
    for (const kind of kinds) reserved[kind] = await this.ids.next(kind);
    return reserved;
  }
}

const reservedAs = (kind: IdKind, part: string | undefined): string =>
  part === undefined ? kind : `${kind}/${part}`;

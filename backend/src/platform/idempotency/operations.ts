import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import { IdAllocator, type IdKind } from '../id-allocator.js';
import { currentScope } from '../request-scope.js';
import { IdempotencyKeyReused, StillUnderWay } from './idempotency.errors.js';
import { InstanceNumber } from './instance-number.js';
import {
  NOBODY,
  OperationStore,
  type KeptOperation,
  type KeptResult,
  type OperationKey,
  type ReservedIds,
} from './operation-store.js';

const LONGEST_WAIT_MS = 50_000;
const FIRST_POLL_MS = 5;
const LONGEST_POLL_MS = 200;

/** Between an operation's id and the name of a part of it. */
const PART = '/part/';

/** The work of one request under a key. */
export interface Operation {
  readonly id: string;
  readonly key: OperationKey;
  readonly reserved: ReservedIds;
  /** Taken over from somebody who died or failed: part of it may have happened. */
  readonly isResumed: boolean;
}

export interface OperationRequest {
  readonly key: OperationKey;
  readonly fingerprint: string;
  /** Kinds of ids it will ask for: they are written down with the key, in one statement. */
  readonly reserves: readonly IdKind[];
}

/** One part of an operation's work, as `divide` answers it. */
export interface PartOperation {
  readonly operationId: string;
  readonly reservedId: number;
  /** It may have happened before. */
  readonly isResumed: boolean;
}

/** Either the work is ours to do, or somebody has done it. */
export type Begun = { readonly operation: Operation } | { readonly result: KeptResult };

/**
 * Requests that carry an Idempotency-Key. The key is written down before the work begins, with the
 * operation's id. Whoever repeats the request waits for the first and gets its answer; when the first
 * one died, they do the work again under the same operation id, which writes nothing twice.
 */
@Injectable()
export class Operations {
  /** What this process works on, by operation id. */
  private readonly underWay = new Map<string, Operation>();

  constructor(
    private readonly store: OperationStore,
    private readonly instance: InstanceNumber,
    private readonly ids: IdAllocator,
  ) {}

  /** The id of this kind that belongs to the operation: the same one however often it is tried. */
  async reserveId(operationId: string | undefined, kind: IdKind): Promise<number> {
    const [whole = '', part] = operationId?.split(PART) ?? [];
    const operation = this.underWay.get(whole);
    if (!operation) return this.ids.next(kind);
    const name = reservedAs(kind, part);
    const known = operation.reserved[name];
    if (known !== undefined) return known;
    const id = await this.ids.next(kind);
    operation.reserved[name] = id;
    await this.store.reserve(operation.key, { [name]: id });
    return id;
  }

  /**
   * Makes each part of the request's work an operation of its own, with an id of this kind that is written down
   * before the first one begins. Answers them by the names of the parts; without an Idempotency-Key there are none.
   */
  async divide(
    kind: IdKind,
    parts: readonly string[],
  ): Promise<ReadonlyMap<string, PartOperation>> {
    const operation = this.underWay.get(currentScope()?.operation?.id ?? '');
    if (!operation) return new Map();
    const missing = parts.filter((part) => !(reservedAs(kind, part) in operation.reserved));
    const added: ReservedIds = {};
    for (const part of missing) added[reservedAs(kind, part)] = await this.ids.next(kind);
    if (missing.length > 0) await this.store.reserve(operation.key, added);
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
   * Keeps the answer of the request's operation in the transaction of what it changed: whoever repeats a request
   * that died behind its commit is answered, too.
   */
  async keepAnswer(manager: EntityManager, body: unknown): Promise<void> {
    const scope = currentScope();
    const operation = this.underWay.get(scope?.operation?.id ?? '');
    if (!operation) return;
    const position = scope?.writtenPosition ?? null;
    await this.store.keepWithin(manager, operation.key, { status: 200, body, position });
  }

  /** True when part of the operation may have happened before: only then is it worth a look. */
  isResumed(operationId: string | undefined): boolean {
    return operationId !== undefined && (this.underWay.get(operationId)?.isResumed ?? false);
  }

  /** Waits while somebody else works on it. @throws IdempotencyKeyReused, StillUnderWay */
  async begin(request: OperationRequest): Promise<Begun> {
    const deadline = performance.now() + LONGEST_WAIT_MS;
    for (let waitMs = FIRST_POLL_MS; performance.now() < deadline; waitMs *= 2) {
      const begun = (await this.start(request)) ?? (await this.join(request));
      if (begun) return begun;
      await pause(Math.min(waitMs, LONGEST_POLL_MS));
    }
    throw new StillUnderWay();
  }

  async succeed({ key, id }: Operation, result: KeptResult): Promise<void> {
    try {
      await this.store.keepResult(key, id, result);
    } finally {
      this.underWay.delete(id);
    }
  }

  /** When nothing was written the key is free again; otherwise the same request may carry on. */
  async fail({ key, id }: Operation, mayHaveWritten: boolean): Promise<void> {
    try {
      await (mayHaveWritten ? this.store.release(key, id) : this.store.forget(key, id));
    } finally {
      this.underWay.delete(id);
    }
  }

  /** Null when the key is taken. */
  private async start(request: OperationRequest): Promise<Begun | null> {
    const { key, fingerprint } = request;
    const operation = {
      id: randomUUID(),
      key,
      reserved: await this.idsFor(request.reserves),
      isResumed: false,
    };
    // Known here before it is known to the database, so that nobody in this process finds it ownerless.
    this.underWay.set(operation.id, operation);
    const isOurs = await this.store
      .insert(key, {
        operationId: operation.id,
        fingerprint,
        instance: this.instance.current,
        reserved: operation.reserved,
      })
      .catch((error: unknown) => {
        this.underWay.delete(operation.id);
        throw error;
      });
    if (isOurs) return { operation };
    this.underWay.delete(operation.id);
    return null;
  }

  /** Null when it is to be looked at again: another is at work, or the key has just become free. */
  private async join({ key, fingerprint }: OperationRequest): Promise<Begun | null> {
    const kept = await this.store.find(key);
    if (!kept) return null;
    if (kept.fingerprint !== fingerprint) throw new IdempotencyKeyReused();
    if (kept.result) return { result: kept.result };
    return this.isOwnerless(kept) ? this.takeOver(key, kept) : null;
  }

  private isOwnerless({ operationId, instance, isAbandoned }: KeptOperation): boolean {
    if (this.underWay.has(operationId)) return false;
    return isAbandoned || instance === NOBODY || instance === this.instance.current;
  }

  private async takeOver(key: OperationKey, kept: KeptOperation): Promise<Begun | null> {
    const isOurs = await this.store.takeOver(kept, this.instance.current);
    if (!isOurs || this.underWay.has(kept.operationId)) return null;
    const { operationId: id, reserved } = kept;
    const operation = { id, key, reserved, isResumed: true };
    this.underWay.set(operation.id, operation);
    return { operation };
  }

  private async idsFor(kinds: readonly IdKind[]): Promise<ReservedIds> {
    const reserved: ReservedIds = {};
    for (const kind of kinds) reserved[kind] = await this.ids.next(kind);
    return reserved;
  }
}

const reservedAs = (kind: IdKind, part: string | undefined): string =>
  part === undefined ? kind : `${kind}/${part}`;

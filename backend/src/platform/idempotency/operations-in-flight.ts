import { Injectable, Logger } from '@nestjs/common';

import { channels, type OperationInquiry } from '@contracts/realtime/messages.js';

import { PostgresListener } from '../database/postgres-listener.js';
import { IdempotencyRepository } from './idempotency.repository.js';
import { InstanceId } from './instance-id.js';
import {
  NO_INSTANCE,
  type OperationKey,
  type ReservedIds,
  type StoredOperation,
} from './stored-operation.js';

/** Work of one request with a key. */
export interface Operation {
  readonly id: string;
  readonly key: OperationKey;
  readonly reserved: ReservedIds;
  /** Taken over after a crash or failure: part of it may have been done. */
  readonly isResumed: boolean;
  /** When it was first tried, ISO instant; null in the first attempt. */
  readonly firstTriedAt: string | null;
}

/**
 * Operations that this process is working on. Other instances see only in the database that an operation belongs to
 * this one, which may be wrong after an outage: its key was stored although the connection broke, or could not be
 * released. A request that waits there asks; an operation that is not in progress here is then released.
 */
@Injectable()
export class OperationsInFlight {
  private readonly log = new Logger(OperationsInFlight.name);
  /** Add an operation before it is stored: otherwise it would be released. */
  readonly byId = new Map<string, Operation>();
  private readonly releasing = new Set<string>();

  constructor(
    private readonly store: IdempotencyRepository,
    private readonly instance: InstanceId,
    listener: PostgresListener,
  ) {
    listener.subscribe(
      channels.operationInquiries,
      (inquiry) => {
        void this.answer(JSON.parse(inquiry) as OperationInquiry);
      },
      () => undefined, // a lost inquiry is repeated
    );
  }

  /** No instance works on it: this one may. */
  isOwnerless({ operationId, instance, isAbandoned }: StoredOperation): boolean {
    if (this.byId.has(operationId) || this.releasing.has(operationId)) return false;
    return isAbandoned || instance === NO_INSTANCE || instance === this.instance.current;
  }

  private async answer({ instance, operationId, scope, key }: OperationInquiry): Promise<void> {
    // a second release, sent late, could end work that has been continued since the first
    if (this.byId.has(operationId) || this.releasing.has(operationId)) return;
    this.releasing.add(operationId);
    try {
      if (instance !== this.instance.current) return;
      const operation = { operationId, instance };
      if (await this.store.takeOver({ scope, key }, operation, NO_INSTANCE))
        this.log.warn('Released an operation whose request ended during a database outage');
    } catch {
      // the inquiry is repeated
    } finally {
      this.releasing.delete(operationId);
    }
  }
}

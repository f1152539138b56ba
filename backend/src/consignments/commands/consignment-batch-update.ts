import { Injectable } from '@nestjs/common';

import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';

import { DomainError } from '../../platform/domain-error.js';
import type { Access } from '../../platform/event-streams.js';
import { mapConcurrently } from '../../platform/map-concurrently.js';
import { ConsignmentStreams, type KnownConsignment } from '../domain/consignment.js';
import { PartlyChanged } from '../domain/consignment.errors.js';

const CONCURRENCY = 20;

type Decision = (consignment: KnownConsignment) => readonly ConsignmentEvent[];

/**
 * Applies one decision to several consignments: if it is rejected for one, none is changed. One that someone else
 * changes in the meantime does not stop the others.
 */
@Injectable()
export class ConsignmentBatchUpdate {
  constructor(private readonly consignments: ConsignmentStreams) {}

  /**
   * @throws RecordNotFound when one of them does not exist or is out of scope; then whatever `decide` throws
   * @throws PartlyChanged when it was rejected for some only after others were changed
   */
  async change(ids: readonly number[], access: Access, decide: Decision): Promise<void> {
    const uniqueIds = [...new Set(ids)];
    const loaded = await mapConcurrently(CONCURRENCY, uniqueIds, (id) =>
      this.consignments.load(id, access),
    );
    loaded.forEach(({ state }) => decide(state));
    const results = await mapConcurrently(CONCURRENCY, uniqueIds, (id) =>
      this.changeOne(id, access, decide),
    );
    const rejected = uniqueIds.flatMap((id, index) => {
      const error = results[index];
      return error ? [{ id, error }] : [];
    });
    const [first] = rejected;
    if (!first) return;
    if (rejected.length === uniqueIds.length) throw first.error;
    throw new PartlyChanged(uniqueIds, rejected);
  }

  /** Returns the error if the decision is rejected now. */
  private async changeOne(
    id: number,
    access: Access,
    decide: Decision,
  ): Promise<DomainError | null> {
    try {
      await this.consignments.change(id, access, decide);
      return null;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'conflict') return error;
      throw error;
    }
  }
}

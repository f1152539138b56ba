import { Injectable } from '@nestjs/common';

import { Operations } from '../../platform/idempotency/operations.js';
import type { Consignment } from '../domain/consignment.js';
import { ConsignmentStreams } from '../domain/consignment-streams.js';

/** Ids for new consignments. */
@Injectable()
export class ConsignmentIds {
  constructor(
    private readonly operations: Operations,
    private readonly consignments: ConsignmentStreams,
  ) {}

  /** The operation's id, with what an earlier try of it may have made already; a new id without an operation. */
  async take(
    operationId: string | undefined,
  ): Promise<{ readonly id: number; readonly existing: Consignment | null }> {
    const id = await this.operations.reserveId(operationId, 'consignment');
    if (operationId === undefined) return { id, existing: null };
    const { state, revision } = await this.consignments.read(id);
    return { id, existing: revision === -1 ? null : state };
  }
}

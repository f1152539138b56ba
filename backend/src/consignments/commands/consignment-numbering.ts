import { Injectable } from '@nestjs/common';

import type { ConsignmentContent, ItemNumbersData } from '@contracts/events/consignment.events.js';
import type { OfferData } from '@contracts/events/offer.data.js';

import type { Actor } from '../../platform/actor.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { ConnoteNumberService } from '../../prefix-ranges/index.js';
import { ConsignmentStreams } from '../domain/consignment.js';
import { type ConsignmentSummary, toSummary } from '../domain/consignment-record.js';
import { type AssignedNumber, needsNumber, piecesToNumber } from '../domain/create-and-amend.js';
import { heldNumbers } from '../domain/previous-numbers.js';
import { ConsignmentEventReader } from '../queries/consignment-event.reader.js';

/** Numbers to save with a consignment. */
interface NumberingResult {
  /** Null if the carrier issues the connote, or if the existing number stays. */
  readonly number: AssignedNumber | null;
  /** Null if pieces have no numbers, or keep theirs. */
  readonly items: ItemNumbersData | null;
}

/** A consignment to number; a new one has neither connote nor item numbers. */
type Unnumbered = Pick<ConsignmentSummary, 'id' | 'status' | 'connote' | 'itemNumbers'>;

/** Assigns numbers to consignments and, where the prefix has an item range, to their pieces. */
@Injectable()
export class ConsignmentNumbering {
  constructor(
    private readonly numbers: ConnoteNumberService,
    private readonly events: ConsignmentEventReader,
    private readonly operations: IdempotencyService,
  ) {}

  /** Reuses the numbers a consignment had from an earlier offer when it returns to it. */
  async assign(
    consignment: Unnumbered,
    { offer, content }: { readonly offer: OfferData; readonly content: ConsignmentContent },
    actor: Actor,
    operationId?: string,
  ): Promise<NumberingResult> {
    const isForPiecesOnly = !needsNumber(consignment, offer);
    const pieces = piecesToNumber(consignment, offer, content);
    if (isForPiecesOnly && pieces === 0) return { number: null, items: null };

    const { prefixRangeId } = offer.connoteSource;
    const isNew = consignment.status === 'DRAFT';
    const request = {
      clientCarrierAccountId: offer.clientCarrierAccountId,
      consignmentId: consignment.id,
      isForPiecesOnly,
      pieces,
      attemptedSince: this.operations.firstTriedAt(operationId),
      ...(!isNew && {
        held: heldNumbers(await this.events.readUnscoped(consignment.id), offer),
      }),
    };
    const { connote, items } = await this.numbers.assign(prefixRangeId, request, actor);
    return { number: connote && { ...connote, prefixRangeId }, items };
  }
}

/** Allocates ids for new consignments. */
@Injectable()
export class ConsignmentIdAllocator {
  constructor(
    private readonly operations: IdempotencyService,
    private readonly consignments: ConsignmentStreams,
  ) {}

  /**
   * Returns the id reserved for the operation, with the consignment that an earlier attempt created; without an
   * operation, a new id.
   */
  async allocate(
    operationId: string | undefined,
  ): Promise<{ readonly id: number; readonly existing: ConsignmentSummary | null }> {
    const id = await this.operations.reserveId(operationId, 'consignment');
    if (operationId === undefined) return { id, existing: null };
    const { state } = await this.consignments.readUnscoped(id);
    return { id, existing: state.phase === 'UNKNOWN' ? null : toSummary(state) };
  }
}

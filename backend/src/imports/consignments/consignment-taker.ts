import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';
import { createConsignmentTexts } from '@contracts/texts/create-consignment.js';
import { consignmentImportTexts as texts } from '@contracts/texts/uploads.js';

import { ConsignmentStreams, CreateConsignment, QuoteOffers } from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import { DomainError } from '../../platform/domain-error.js';
import type { PartOperation } from '../../platform/idempotency/operations.js';
import { chooseOffer, type CarrierServiceOption } from './choose-offer.js';
import type { ImportFault, RowGroup } from './consignment-template.js';
import { faultsOf } from './faults-of.js';
import type { FileFacts } from './file-facts.js';
import type { FileReceivers } from './file-receivers.js';
import { readConsignment } from './read-consignment.js';

/** How rows are taken. */
export interface TakingTerms {
  /** BULK-14: what cannot be a consignment is kept as a draft. */
  readonly saveFailedAsDraft: boolean;
  /** The services one of which is taken; empty for the cheapest of all. */
  readonly options: readonly CarrierServiceOption[];
}

/** What became of the rows of one reference. */
export interface TakenGroup {
  readonly group: RowGroup;
  readonly outcome: 'CREATED' | 'DRAFT' | 'FAILED';
  readonly faults: readonly ImportFault[];
}

/** What all rows of one file have in common. */
export interface Taking {
  readonly facts: FileFacts;
  readonly receivers: FileReceivers;
  readonly terms: TakingTerms;
  readonly actor: Actor;
  /** By reference; none without an Idempotency-Key. */
  readonly parts: ReadonlyMap<string, PartOperation>;
}

/** Makes one consignment of the rows of one reference. */
@Injectable()
export class ConsignmentTaker {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly consignments: ConsignmentStreams,
  ) {}

  async take(group: RowGroup, taking: Taking): Promise<TakenGroup> {
    const { facts, receivers, terms } = taking;
    const before = await this.takenBefore(group, taking);
    if (before) return before;
    const { request, faults } = readConsignment(group, facts);
    const blocking = group.reference === '' ? faults : duplicateFaults(group, facts);
    if (blocking.length > 0) return { group, outcome: 'FAILED', faults: blocking };

    const { addressId: deliveryAddressId, ...receiver } = await receivers.of(group);
    const addressed = { ...request, offer: { ...request.offer, deliveryAddressId } };
    const wrong = [...faults, ...receiver.faults];
    const refused = wrong.length > 0 ? wrong : await this.create(group, addressed, taking);
    if (refused.length === 0) return { group, outcome: 'CREATED', faults: [] };
    if (!terms.saveFailedAsDraft) return { group, outcome: 'FAILED', faults: refused };
    return this.draft(group, addressed, refused, taking);
  }

  /** What an earlier try of the same import made of these rows; null when it did not come so far. */
  private async takenBefore(group: RowGroup, { parts }: Taking): Promise<TakenGroup | null> {
    const part = parts.get(group.reference);
    if (!part?.isResumed) return null;
    const { state, revision } = await this.consignments.read(part.reservedId);
    if (revision === -1) return null;
    return { group, outcome: state.status === 'DRAFT' ? 'DRAFT' : 'CREATED', faults: [] };
  }

  /** Answers why it could not be made; nothing when it was. */
  private async create(
    group: RowGroup,
    request: SaveConsignmentRequest,
    { terms: { options }, actor, parts }: Taking,
  ): Promise<readonly ImportFault[]> {
    try {
      const { offers } = await this.queries.execute(new QuoteOffers(request, actor));
      const offer = chooseOffer(offers, options);
      if (!offer) return [noOffer(group)];
      const created = { ...request, trackingStatus: 'CREATED', offer } as const;
      const operationId = parts.get(group.reference)?.operationId;
      await this.commands.execute(new CreateConsignment(created, actor, operationId));
      return [];
    } catch (error) {
      return refusalOf(error, group);
    }
  }

  private async draft(
    group: RowGroup,
    request: SaveConsignmentRequest,
    faults: readonly ImportFault[],
    { actor, parts }: Taking,
  ): Promise<TakenGroup> {
    try {
      const draft = { ...request, trackingStatus: 'DRAFT' } as const;
      const operationId = parts.get(group.reference)?.operationId;
      await this.commands.execute(new CreateConsignment(draft, actor, operationId));
      return { group, outcome: 'DRAFT', faults };
    } catch (error) {
      return { group, outcome: 'FAILED', faults: [...faults, ...refusalOf(error, group)] };
    }
  }
}

const duplicateFaults = ({ reference, rows }: RowGroup, { taken }: FileFacts): ImportFault[] =>
  taken.has(reference.toLowerCase())
    ? [{ row: rows[0].row, column: 'Reference', code: 'duplicate', message: texts.duplicate }]
    : [];

const noOffer = ({ rows: [{ row }] }: RowGroup): ImportFault => ({
  row,
  column: '',
  code: 'no_offer',
  message: createConsignmentTexts.noOffers,
});

/** Only a refusal of the business is the file's fault; anything else ends the import. */
function refusalOf(error: unknown, group: RowGroup): ImportFault[] {
  if (error instanceof DomainError) return faultsOf(error, group);
  throw error;
}

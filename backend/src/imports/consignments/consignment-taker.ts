import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';
import { createConsignmentTexts } from '@contracts/texts/create-consignment.js';
import { consignmentImportTexts as texts } from '@contracts/texts/uploads.js';

import { CreateConsignment, QuoteOffers } from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import { DomainError } from '../../platform/domain-error.js';
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
}

/** Makes one consignment of the rows of one reference. */
@Injectable()
export class ConsignmentTaker {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async take(group: RowGroup, { facts, receivers, terms, actor }: Taking): Promise<TakenGroup> {
    const { request, faults } = readConsignment(group, facts);
    const blocking = group.reference === '' ? faults : duplicateFaults(group, facts);
    if (blocking.length > 0) return { group, outcome: 'FAILED', faults: blocking };

    const { addressId: deliveryAddressId, ...receiver } = await receivers.of(group);
    const addressed = { ...request, offer: { ...request.offer, deliveryAddressId } };
    const wrong = [...faults, ...receiver.faults];
    const refused = wrong.length > 0 ? wrong : await this.create(group, addressed, terms, actor);
    if (refused.length === 0) return { group, outcome: 'CREATED', faults: [] };
    if (!terms.saveFailedAsDraft) return { group, outcome: 'FAILED', faults: refused };
    return this.draft(group, addressed, refused, actor);
  }

  /** Answers why it could not be made; nothing when it was. */
  private async create(
    group: RowGroup,
    request: SaveConsignmentRequest,
    { options }: TakingTerms,
    actor: Actor,
  ): Promise<readonly ImportFault[]> {
    try {
      const { offers } = await this.queries.execute(new QuoteOffers(request, actor));
      const offer = chooseOffer(offers, options);
      if (!offer) return [noOffer(group)];
      await this.commands.execute(
        new CreateConsignment({ ...request, trackingStatus: 'CREATED', offer }, actor),
      );
      return [];
    } catch (error) {
      return refusalOf(error, group);
    }
  }

  private async draft(
    group: RowGroup,
    request: SaveConsignmentRequest,
    faults: readonly ImportFault[],
    actor: Actor,
  ): Promise<TakenGroup> {
    try {
      await this.commands.execute(
        new CreateConsignment({ ...request, trackingStatus: 'DRAFT' }, actor),
      );
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

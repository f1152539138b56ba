import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';
import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment.js';
import { consignmentImportTexts as texts } from '@contracts/texts/spec/uploads.js';

import { AddressService } from '../../address-book/index.js';
import {
  ConsignmentStreams,
  QuoteOffers,
  SubmitConsignment,
  toSummary,
} from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import { DomainError } from '../../platform/domain-error.js';
import type { PartOperation } from '../../platform/idempotency/idempotency.service.js';
import { chooseOffer, type CarrierServiceOption } from './choose-offer.js';
import type { ImportError, RowGroup } from './consignment-template.js';
import { toImportErrors } from './import-errors.js';
import type { ImportReferenceData } from './import-reference.queries.js';
import { parseConsignmentRows } from './parse-consignment-rows.js';
import { ReceiverResolver } from './receiver-resolver.js';

export interface ImportOptions {
  /** BULK-14: saves rows that cannot be a consignment as a draft. */
  readonly saveFailedAsDraft: boolean;
  /** The services to choose from; empty for all. */
  readonly options: readonly CarrierServiceOption[];
}

/** Outcome of the rows of one reference. */
export interface GroupImportResult {
  readonly group: RowGroup;
  readonly outcome: 'CREATED' | 'DRAFT' | 'FAILED';
  readonly errors: readonly ImportError[];
}

/** Shared by all rows of one file. */
export interface ImportContext {
  readonly data: ImportReferenceData;
  readonly receivers: ReceiverResolver;
  readonly options: ImportOptions;
  readonly actor: Actor;
  /** By reference; empty without an Idempotency-Key. */
  readonly parts: ReadonlyMap<string, PartOperation>;
}

/** Creates one consignment from the rows of one reference. */
@Injectable()
export class ConsignmentGroupImporter {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly consignments: ConsignmentStreams,
    private readonly addresses: AddressService,
  ) {}

  /** Resolves the receivers of one file, adding those that are missing for the actor. */
  resolveReceivers(data: ImportReferenceData, actor: Actor): ReceiverResolver {
    return new ReceiverResolver(this.addresses, data, actor);
  }

  async import(group: RowGroup, context: ImportContext): Promise<GroupImportResult> {
    const { data, receivers, options } = context;
    const earlier = await this.findEarlierResult(group, context);
    if (earlier) return earlier;
    const { request, errors } = parseConsignmentRows(group, data);
    const blocking = group.reference === '' ? errors : duplicateErrors(group, data);
    if (blocking.length > 0) return { group, outcome: 'FAILED', errors: blocking };

    const invalid = [...errors, ...receivers.errorsOf(group)];
    // nothing of a row that is left out stays behind in the address book
    if (invalid.length > 0 && !options.saveFailedAsDraft)
      return { group, outcome: 'FAILED', errors: invalid };

    const deliveryAddressId = await receivers.resolve(group);
    const addressed = { ...request, offer: { ...request.offer, deliveryAddressId } };
    const rejections = invalid.length > 0 ? invalid : await this.create(group, addressed, context);
    if (rejections.length === 0) return { group, outcome: 'CREATED', errors: [] };
    if (!options.saveFailedAsDraft) return { group, outcome: 'FAILED', errors: rejections };
    return this.createDraft(group, addressed, rejections, context);
  }

  /** Result of an interrupted attempt under the same key; null when that did not reach these rows. */
  private async findEarlierResult(
    group: RowGroup,
    { parts }: ImportContext,
  ): Promise<GroupImportResult | null> {
    const part = parts.get(group.reference);
    if (!part?.isResumed) return null;
    const { state } = await this.consignments.readUnscoped(part.reservedId);
    if (state.phase === 'UNKNOWN') return null;
    const { status } = toSummary(state);
    return { group, outcome: status === 'DRAFT' ? 'DRAFT' : 'CREATED', errors: [] };
  }

  /** Returns the reasons for a rejection; none when the consignment was created. */
  private async create(
    group: RowGroup,
    request: SaveConsignmentRequest,
    { options, actor, parts }: ImportContext,
  ): Promise<readonly ImportError[]> {
    try {
      const { offers } = await this.queries.execute(new QuoteOffers(request, actor));
      const offer = chooseOffer(offers, options.options);
      if (!offer) return [noOffer(group)];
      const consignment = { ...request, trackingStatus: 'CREATED', offer } as const;
      const operationId = parts.get(group.reference)?.operationId;
      await this.commands.execute(new SubmitConsignment(consignment, actor, operationId));
      return [];
    } catch (error) {
      return toRejections(error, group);
    }
  }

  private async createDraft(
    group: RowGroup,
    request: SaveConsignmentRequest,
    errors: readonly ImportError[],
    { actor, parts }: ImportContext,
  ): Promise<GroupImportResult> {
    try {
      const draft = { ...request, trackingStatus: 'DRAFT' } as const;
      const operationId = parts.get(group.reference)?.operationId;
      await this.commands.execute(new SubmitConsignment(draft, actor, operationId));
      return { group, outcome: 'DRAFT', errors };
    } catch (error) {
      return { group, outcome: 'FAILED', errors: [...errors, ...toRejections(error, group)] };
    }
  }
}

const duplicateErrors = (
  { reference, rows }: RowGroup,
  { takenReferences }: ImportReferenceData,
): ImportError[] =>
  takenReferences.has(reference.toLowerCase())
    ? [{ row: rows[0].row, column: 'Reference', code: 'duplicate', message: texts.duplicate }]
    : [];

const noOffer = ({ rows: [{ row }] }: RowGroup): ImportError => ({
  row,
  column: '',
  code: 'no_offer',
  message: createConsignmentTexts.noOffers,
});

/** Maps an error of a business rule to errors of the rows; rethrows any other, which ends the import. */
function toRejections(error: unknown, group: RowGroup): ImportError[] {
  if (error instanceof DomainError) return toImportErrors(error, group);
  throw error;
}

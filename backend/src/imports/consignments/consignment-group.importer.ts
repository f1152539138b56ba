import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';
import { lowerCase } from '@contracts/rules/clean-text.js';
import { isTestClient } from '@contracts/rules/test-environment.js';

import { AddressService } from '../../address-book/index.js';
import {
  ConsignmentStreams,
  SubmissionPlanService,
  SubmitConsignment,
  toSummary,
} from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import type { PartOperation } from '../../platform/idempotency/idempotency.service.js';
import { type ChosenOffers, chooseOffers, noOffers } from './choose-offer.js';
import type { ImportError, RowGroup } from './consignment-template.js';
import { isSampleReference } from '../sample/sample-reference.js';
import {
  duplicateErrors,
  noOfferError,
  repeatedErrors,
  sampleOrderError,
  toRejections,
} from './import-errors.js';
import {
  ConsignmentUpdateService,
  type GroupUpdate,
  type UpdateContext,
} from './consignment-update.service.js';
import type { ImportReferenceData } from './import-reference.queries.js';
import { parseConsignmentRows } from './parse-consignment-rows.js';
import {
  type GroupImportResult,
  errorAction,
  type PlanContext,
  type PlannedGroup,
  type PlannedOffer,
  withOffer,
} from './planned-group.js';
import { ReceiverResolver } from './receiver-resolver.js';

/** Context for creating the consignments of one file. */
export interface ImportContext extends PlanContext {
  /** By reference; empty if there is no Idempotency-Key. */
  readonly parts: ReadonlyMap<string, PartOperation>;
}

/** A consignment to create. */
export interface GroupCommit {
  readonly planned: Pick<PlannedGroup, 'group' | 'request'>;
  /** The planned offer; null for a draft. */
  readonly offer: PlannedOffer | null;
  /** Its Idempotency-Key, or its position in an import. */
  readonly operationId: string | undefined;
}

/** Creates one consignment from the rows of one reference, in two steps: a plan, which writes nothing, and a commit. */
@Injectable()
export class ConsignmentGroupImporter {
  constructor(
    private readonly commands: CommandBus,
    private readonly plans: SubmissionPlanService,
    private readonly consignments: ConsignmentStreams,
    private readonly addresses: AddressService,
    private readonly updates: ConsignmentUpdateService,
  ) {}

  /** Resolves the receivers of one file, adding missing ones on behalf of the actor. */
  resolveReceivers(data: ImportReferenceData, actor: Actor): ReceiverResolver {
    return new ReceiverResolver(this.addresses, data, actor);
  }

  /** Plans and commits one group; a rejection at commit becomes a draft if drafts are enabled (BULK-14). */
  async import(group: RowGroup, context: ImportContext): Promise<GroupImportResult> {
    const operation = context.parts.get(group.reference);
    const earlier = await this.findEarlierResult(group, operation);
    if (earlier) return earlier;

    const planned = await this.planGroup(group, context);
    const { action, errors } = planned;
    if (action === 'ERROR' || action === 'SKIP') return { group, outcome: 'FAILED', errors };
    const { operationId } = operation ?? {};
    const rejections =
      action === 'DRAFT'
        ? errors
        : await this.commitGroup({ planned, offer: planned.chosen, operationId }, context);
    if (rejections.length === 0) return { group, outcome: 'CREATED', errors: [] };
    if (!context.options.saveFailedAsDraft) return { group, outcome: 'FAILED', errors: rejections };
    const commitErrors = await this.commitGroup({ planned, offer: null, operationId }, context);
    if (commitErrors.length === 0) return { group, outcome: 'DRAFT', errors: rejections };
    return { group, outcome: 'FAILED', errors: [...rejections, ...commitErrors] };
  }

  /** Decides the action for a group, and its price. Reads and prices; writes nothing. */
  async planGroup(group: RowGroup, context: PlanContext): Promise<PlannedGroup> {
    const { data, receivers, options } = context;
    const rejections = rejectionsOf(group, context);
    if (rejections.length > 0) return planRejected(group, data, rejections);
    const referenced = group.reference ? data.referenced.get(lowerCase(group.reference)) : null;
    if (referenced && options.whenKnown === 'UPDATE')
      return this.updates.plan(group, referenced, context);

    const { request, errors } = parseConsignmentRows(group, data);
    const plan = { group, request, ...noOffers, update: null };
    const known = group.reference === '' ? errors : duplicateErrors(group, data);
    if (known.length > 0) {
      const isSkipped = group.reference !== '' && options.whenKnown === 'SKIP';
      return { ...plan, action: isSkipped ? 'SKIP' : 'ERROR', errors: known };
    }
    const invalid = [...errors, ...receivers.errorsOf(group)];
    const priced = await this.priceUnless(invalid, group, request, context);
    if ('chosen' in priced) return { ...plan, ...priced, action: 'CREATE', errors: [] };
    return { ...plan, action: errorAction(options), errors: priced.errors };
  }

  /**
   * Creates the consignment of a group, with the planned offer or as a draft, and its receiver if the address book
   * lacks it. Returns the errors of a rejection; none if it was created.
   */
  async commitGroup(
    { planned: { group, request }, offer, operationId }: GroupCommit,
    { receivers, actor }: Pick<PlanContext, 'receivers' | 'actor'>,
  ): Promise<readonly ImportError[]> {
    try {
      const deliveryAddressId = await receivers.resolve(group);
      const shipment = { ...request.offer, deliveryAddressId };
      const consignment = offer
        ? { ...request, trackingStatus: 'CREATED' as const, offer: withOffer(shipment, offer) }
        : { ...request, trackingStatus: 'DRAFT' as const, offer: shipment };
      await this.commands.execute(new SubmitConsignment(consignment, actor, operationId));
      return [];
    } catch (error) {
      return toRejections(error, group);
    }
  }

  /** Carries out a planned update. Returns the errors of a rejection; none once it is done. */
  updateGroup(update: GroupUpdate, context: UpdateContext): Promise<readonly ImportError[]> {
    return this.updates.commit(update, context);
  }

  private async priceUnless(
    errors: readonly ImportError[],
    ...[group, request, context]: Parameters<ConsignmentGroupImporter['price']>
  ): Promise<ChosenOffers | { readonly errors: readonly ImportError[] }> {
    return errors.length > 0 ? { errors } : this.price(group, request, context);
  }

  private async price(
    group: RowGroup,
    request: SaveConsignmentRequest,
    { receivers, options, actor }: PlanContext,
  ): Promise<ChosenOffers | { readonly errors: readonly ImportError[] }> {
    let choice = noOffers;
    try {
      const { id, unsaved } = await receivers.preview(group);
      const addressed = { ...request, offer: { ...request.offer, deliveryAddressId: id } };
      await this.plans.plan(
        { request: addressed, receiver: unsaved },
        (offers) => (choice = chooseOffers(offers, options)).chosen,
        actor,
      );
      return choice.chosen ? choice : { errors: [noOfferError(group)] };
    } catch (error) {
      return { errors: toRejections(error, group) };
    }
  }

  /** Whether an earlier attempt created the consignment. */
  async isCreated(consignmentId: number): Promise<boolean> {
    const { state } = await this.consignments.readUnscoped(consignmentId);
    return state.phase !== 'UNKNOWN';
  }

  /** Result of an interrupted attempt under the same key; null if it did not reach these rows. */
  private async findEarlierResult(
    group: RowGroup,
    operation: PartOperation | undefined,
  ): Promise<GroupImportResult | null> {
    // an order that repeats another has its operation, but is never created
    if (!operation?.isResumed || group.rows[0].repeats !== undefined) return null;
    const { state } = await this.consignments.readUnscoped(operation.reservedId);
    if (state.phase === 'UNKNOWN') return null;
    const { status } = toSummary(state);
    return { group, outcome: status === 'DRAFT' ? 'DRAFT' : 'CREATED', errors: [] };
  }
}

/** Errors of an order that is not planned at all. */
const rejectionsOf = (group: RowGroup, context: PlanContext): readonly ImportError[] =>
  isForeignSample(group, context) ? [sampleOrderError(group)] : repeatedErrors(group);

/** Plan of an order that is not imported, whatever the options are. */
function planRejected(
  group: RowGroup,
  data: ImportReferenceData,
  errors: readonly ImportError[],
): PlannedGroup {
  const { request } = parseConsignmentRows(group, data);
  return { group, request, ...noOffers, update: null, action: 'ERROR', errors };
}

/** An order of the sample file in a file of a live client; in the sample itself it is planned like any other. */
const isForeignSample = ({ reference }: RowGroup, { data, options }: PlanContext): boolean =>
  !options.isSample && isSampleReference(reference) && !isTestClient(data.clientId);

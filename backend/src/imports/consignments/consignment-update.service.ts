import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';
import { importTexts as texts } from '@contracts/texts/app/imports.js';
import type { ChangeView } from '@contracts/views/history.view.js';

import {
  type ConsignmentSubmission,
  ConsignmentStreams,
  type Draft,
  type Manifested,
  type Open,
  ResubmitConsignment,
  SubmissionPlanService,
} from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import type { ReferencedConsignment } from '../queries/reference.queries.js';
import { type ChosenOffers, chooseOffers } from './choose-offer.js';
import type { ImportError, RowGroup } from './consignment-template.js';
import { fileChanges, isOfKeptDate, toUpdateRequest } from './file-changes.js';
import { noOfferError, toRejections } from './import-errors.js';
import type { ImportReferenceData } from './import-reference.queries.js';
import { parseConsignmentRows } from './parse-consignment-rows.js';
import {
  type PlanContext,
  type PlannedGroup,
  type PlannedOffer,
  withOffer,
} from './planned-group.js';
import type { ReceiverResolver } from './receiver-resolver.js';

/** A planned update to carry out. */
export interface GroupUpdate {
  readonly group: RowGroup;
  readonly consignmentId: number;
  /** Revision of its content that the plan is based on. */
  readonly expectedRevision: number;
  readonly offer: PlannedOffer;
}

/** Context for carrying out the updates of one file. */
export interface UpdateContext {
  readonly data: ImportReferenceData;
  readonly receivers: ReceiverResolver;
  readonly actor: Actor;
}

type Existing = Draft | Open | Manifested;

interface ReadUpdate {
  readonly request: SaveConsignmentRequest;
  readonly submission: ConsignmentSubmission;
  readonly changes: readonly ChangeView[];
}

/** Brings the consignment of a reference to what its rows say, in two steps: a plan, which writes nothing, and a commit. */
@Injectable()
export class ConsignmentUpdateService {
  constructor(
    private readonly commands: CommandBus,
    private readonly plans: SubmissionPlanService,
    private readonly consignments: ConsignmentStreams,
  ) {}

  /** Plans the rows of a reference that these consignments have: UPDATE, SKIP if they say the same, or ERROR. */
  async plan(
    group: RowGroup,
    [only, ...others]: readonly ReferencedConsignment[],
    context: PlanContext,
  ): Promise<PlannedGroup> {
    const existing = only && (await this.find(only.id));
    if (!existing) return failed(group, context, [changedError(group)]);
    if (others.length > 0)
      return failed(group, context, [referenceError(group, texts.severalConsignments)]);
    try {
      const read = await this.read(group, existing, context);
      if ('errors' in read) return failed(group, context, read.errors);
      const plan = { group, request: read.request, chosen: null, next: null, update: null };
      if (read.changes.length === 0) return { ...plan, action: 'SKIP', errors: [] };
      if (existing.phase === 'MANIFESTED')
        return failed(group, context, [manifestedError(group, only)]);
      return await this.price(existing, { group, ...read }, context);
    } catch (error) {
      return failed(group, context, toRejections(error, group));
    }
  }

  /** Carries out an update. Returns the errors of a rejection; none once the consignment says what its rows say. */
  async commit(update: GroupUpdate, context: UpdateContext): Promise<readonly ImportError[]> {
    const { group, consignmentId: id, expectedRevision: revision, offer } = update;
    try {
      const existing = await this.find(id);
      if (!existing || existing.phase === 'MANIFESTED') return [changedError(group)];
      const read = await this.read(group, existing, context);
      if ('errors' in read) return read.errors;
      if (read.changes.length === 0) return [];
      if (existing.contentRevision !== revision) return [changedError(group)];
      const deliveryAddressId = await context.receivers.resolve(group);
      const request = {
        ...read.request,
        ...{ id, revision, trackingStatus: 'CREATED' as const },
        offer: withOffer({ ...read.request.offer, deliveryAddressId }, offer),
      };
      await this.commands.execute(new ResubmitConsignment(request, context.actor));
      return [];
    } catch (error) {
      return toRejections(error, group);
    }
  }

  private async find(id: number): Promise<Existing | null> {
    const { state } = await this.consignments.readUnscoped(id);
    return state.phase === 'DRAFT' || state.phase === 'OPEN' || state.phase === 'MANIFESTED'
      ? state
      : null;
  }

  /** The consignment as its rows say it, and what that changes. */
  private async read(
    group: RowGroup,
    { content }: Existing,
    { data, receivers, actor }: UpdateContext,
  ): Promise<ReadUpdate | { readonly errors: readonly ImportError[] }> {
    const parsed = parseConsignmentRows(group, data);
    const errors = [
      ...parsed.errors.filter((error) => !isOfKeptDate(error, content, parsed)),
      ...receivers.errorsOf(group),
    ];
    if (errors.length > 0) return { errors };
    const { id, unsaved } = await receivers.preview(group);
    const updated = toUpdateRequest({ clientId: data.clientId, content }, group, parsed);
    const request = { ...updated, offer: { ...updated.offer, deliveryAddressId: id } };
    const submission = await this.plans.readAmendment(
      { request, receiver: unsaved },
      content,
      actor,
    );
    return { request, submission, changes: fileChanges(content, submission.content) };
  }

  private async price(
    existing: Draft | Open,
    { group, request, submission, changes }: ReadUpdate & { readonly group: RowGroup },
    context: PlanContext,
  ): Promise<PlannedGroup> {
    let choice: ChosenOffers = { chosen: null, next: null };
    const { chosen, isPriceKept } = await this.plans.priceAmendment(
      submission,
      existing,
      (offers) => (choice = chooseOffers(offers, context.options)).chosen,
    );
    if (!chosen) return failed(group, context, [noOfferError(group)]);
    const update = {
      consignmentId: existing.id,
      expectedRevision: existing.contentRevision,
      dispatchDate: submission.content.dispatchDate,
      previousCents: existing.offer?.totalCents ?? null,
      ...{ isPriceKept, changes },
    };
    return { group, request, action: 'UPDATE', chosen, next: choice.next, update, errors: [] };
  }
}

const failed = (
  group: RowGroup,
  { data }: PlanContext,
  errors: readonly ImportError[],
): PlannedGroup => {
  const { request } = parseConsignmentRows(group, data);
  return { group, request, action: 'ERROR', chosen: null, next: null, update: null, errors };
};

const referenceError = (
  { rows: [{ row }] }: RowGroup,
  message: string,
  code = 'duplicate',
): ImportError => ({ row, column: 'Reference', code, message });

const changedError = (group: RowGroup): ImportError =>
  referenceError(group, texts.changedMeanwhile, 'import.changed_meanwhile');

const manifestedError = (group: RowGroup, { manifestNumber }: ReferencedConsignment): ImportError =>
  referenceError(
    group,
    texts.alreadyManifested.replace('{manifest}', () => manifestNumber ?? ''),
    'manifested',
  );

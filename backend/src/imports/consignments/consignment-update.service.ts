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
import { chooseOffers, noOffers } from './choose-offer.js';
import type { ImportError, RowGroup } from './consignment-template.js';
import { fileChanges, isAboutUnchangedDate, toUpdateRequest } from './file-changes.js';
import { noOfferError, toRejections } from './import-errors.js';
import type { ImportReferenceData } from './import-reference.queries.js';
import { type ParsedConsignment, parseConsignmentRows } from './parse-consignment-rows.js';
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

interface ParsedUpdate {
  readonly request: SaveConsignmentRequest;
  readonly submission: ConsignmentSubmission;
  readonly changes: readonly ChangeView[];
}

/**
 * Updates the consignment of a reference to match its rows, in two steps: a plan, which writes nothing, and a commit.
 */
@Injectable()
export class ConsignmentUpdateService {
  constructor(
    private readonly commands: CommandBus,
    private readonly plans: SubmissionPlanService,
    private readonly consignments: ConsignmentStreams,
  ) {}

  /** Plans the rows of a reference that these consignments have: UPDATE, SKIP if they change nothing, or ERROR. */
  async plan(
    group: RowGroup,
    [only, ...others]: readonly ReferencedConsignment[],
    context: PlanContext,
  ): Promise<PlannedGroup> {
    const parsed = parseConsignmentRows(group, context.data);
    const plan = { group, request: parsed.request, ...noOffers, update: null };
    const failed = (errors: readonly ImportError[]): PlannedGroup => ({
      ...plan,
      action: 'ERROR',
      errors,
    });
    const existing = only && (await this.find(only.id));
    if (!existing) return failed([changedError(group)]);
    if (others.length > 0) return failed([referenceError(group, texts.severalConsignments)]);
    try {
      const read = await this.read({ group, parsed }, existing, context);
      if ('errors' in read) return failed(read.errors);
      if (read.changes.length === 0) return { ...plan, action: 'SKIP', errors: [] };
      if (existing.phase === 'MANIFESTED') return failed([manifestedError(group, only)]);
      const priced = await this.price(existing, read, context);
      if (!priced) return failed([noOfferError(group)]);
      return { ...plan, ...priced, request: read.request, action: 'UPDATE', errors: [] };
    } catch (error) {
      return failed(toRejections(error, group));
    }
  }

  /** Carries out an update. Returns the errors of a rejection; none once the consignment matches its rows. */
  async commit(update: GroupUpdate, context: UpdateContext): Promise<readonly ImportError[]> {
    const { group, consignmentId: id, expectedRevision: revision, offer } = update;
    try {
      const existing = await this.find(id);
      if (!existing || existing.phase === 'MANIFESTED') return [changedError(group)];
      const parsed = parseConsignmentRows(group, context.data);
      const read = await this.read({ group, parsed }, existing, context);
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

  /** Reads the update that the rows describe, and what it changes. */
  private async read(
    { group, parsed }: { readonly group: RowGroup; readonly parsed: ParsedConsignment },
    { content }: Existing,
    { data, receivers, actor }: UpdateContext,
  ): Promise<ParsedUpdate | { readonly errors: readonly ImportError[] }> {
    const errors = [
      ...parsed.errors.filter((error) => !isAboutUnchangedDate(error, content, parsed)),
      ...receivers.errorsOf(group),
    ];
    if (errors.length > 0) return { errors };
    const { id, unsaved } = await receivers.preview(group);
    const updated = toUpdateRequest({ clientId: data.clientId, content }, group, parsed);
    const request = { ...updated, offer: { ...updated.offer, deliveryAddressId: id } };
    const submission = await this.plans.buildAmendment(
      { request, receiver: unsaved },
      content,
      actor,
    );
    return { request, submission, changes: fileChanges(content, submission.content) };
  }

  /** Null without an offer. */
  private async price(
    existing: Draft | Open,
    { submission, changes }: ParsedUpdate,
    { options }: PlanContext,
  ): Promise<Pick<PlannedGroup, 'chosen' | 'next' | 'offers' | 'update'> | null> {
    let choice = noOffers;
    const { chosen, isPriceKept } = await this.plans.priceAmendment(
      submission,
      existing,
      (offers) => (choice = chooseOffers(offers, options)).chosen,
    );
    if (!chosen) return null;
    const update = {
      consignmentId: existing.id,
      expectedRevision: existing.contentRevision,
      dispatchDate: submission.content.dispatchDate,
      previousCents: existing.offer?.totalCents ?? null,
      ...{ isPriceKept, changes },
    };
    return { chosen, next: choice.next, offers: choice.offers, update };
  }
}

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

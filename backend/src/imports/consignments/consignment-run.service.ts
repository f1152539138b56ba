import { Injectable } from '@nestjs/common';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';

import type { Actor } from '../../platform/actor.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { mapConcurrently } from '../../platform/map-concurrently.js';
import {
  type GroupResult,
  type GroupToCreate,
  ImportGroupRepository,
} from '../import-group.repository.js';
import type { SaveBatch } from '../kinds/import-handler.js';
import { clientOf, type Import } from '../records/import.entity.js';
import {
  attempted,
  type Attempted,
  plannedOffer,
  toFailure,
  toSkipped,
  toSuccess,
  withImportCode,
} from '../run/group-result.js';
import { ConsignmentGroupImporter } from './consignment-group.importer.js';
import type { RowGroup } from './consignment-template.js';
import { toRowGroup } from './group-rows.js';
import { duplicateErrors } from './import-errors.js';
import { type ImportReferenceData, ImportReferenceQueries } from './import-reference.queries.js';
import { parseConsignmentRows } from './parse-consignment-rows.js';
import type { ReceiverResolver } from './receiver-resolver.js';

const CONCURRENCY = 12;

/** Context for creating the groups of one job. */
interface Chunk {
  readonly run: Import;
  readonly actor: Actor;
  readonly data: ImportReferenceData;
  readonly receivers: ReceiverResolver;
}

/** A group with its rows parsed again; `result` is set if nothing is left to create. */
interface PreparedGroup {
  readonly planned: GroupToCreate;
  readonly group: RowGroup;
  readonly request: SaveConsignmentRequest;
  readonly result: GroupResult | null;
}

/** Creates and updates the consignments of a run. Each group is created once, however often its job runs. */
@Injectable()
export class ConsignmentRunService {
  constructor(
    private readonly groups: ImportGroupRepository,
    private readonly references: ImportReferenceQueries,
    private readonly importer: ConsignmentGroupImporter,
    private readonly operations: IdempotencyService,
  ) {}

  /** Loads what the groups of one job need. */
  async open(run: Import, groups: readonly GroupToCreate[], actor: Actor): Promise<SaveBatch> {
    const rows = groups.map(toRowGroup);
    const data = await this.references.load(clientOf(run), rows, { mustBeCurrent: true });
    const receivers = this.importer.resolveReceivers(data, actor);
    const chunk = { run, actor, data, receivers };
    return (batch) => this.saveBatch(batch, chunk);
  }

  /** Whether an earlier attempt created the consignment. */
  isCreated(planned: GroupToCreate): Promise<boolean> {
    return this.importer.isCreated(consignmentIdOf(planned));
  }

  /** Returns the errors of groups that failed because of an error on our side; the others are saved. */
  private async saveBatch(batch: readonly GroupToCreate[], chunk: Chunk): Promise<unknown[]> {
    const { id, committedAt } = chunk.run;
    const isRepeated = batch.some(({ state }) => state === 'RUNNING');
    if (!isRepeated)
      await this.groups.begin(
        id,
        batch.map(({ no }) => no),
      );
    const updates = batch.filter(({ action }) => action === 'UPDATE');
    const attempts = [
      ...(await this.createGroups(
        batch.filter(({ action }) => action !== 'UPDATE'),
        chunk,
        isRepeated ? (committedAt?.toISOString() ?? null) : null,
      )),
      ...(await mapConcurrently(CONCURRENCY, updates, (group) =>
        attempted(this.updateGroup(group, chunk)),
      )),
    ];
    const results = attempts.flatMap(({ result }) => result ?? []);
    await this.groups.saveResults(id, results);
    return attempts.flatMap(({ result, error }) => (result ? [] : [error]));
  }

  private async createGroups(
    batch: readonly GroupToCreate[],
    chunk: Chunk,
    firstTriedAt: string | null,
  ): Promise<readonly Attempted[]> {
    const work = {
      id: `import/${chunk.run.id}`,
      kind: 'consignment',
      ids: new Map(batch.map((planned) => [String(planned.no), consignmentIdOf(planned)])),
      firstTriedAt,
    } as const;
    const prepared = await mapConcurrently(CONCURRENCY, batch, (group) =>
      this.prepare(group, chunk),
    );
    const pending = prepared.filter(({ result }) => result === null);
    await chunk.receivers.addMissing(pending.map(({ group }) => group));
    return this.operations.runReserved(work, (operationIdOf) =>
      mapConcurrently(CONCURRENCY, prepared, (one) =>
        attempted(this.createGroup(one, operationIdOf(String(one.planned.no)), chunk)),
      ),
    );
  }

  /** Repeating it after a crash changes nothing: the consignment already matches its rows. */
  private async updateGroup(planned: GroupToCreate, chunk: Chunk): Promise<GroupResult> {
    const { expectedRevision } = planned;
    const offer = plannedOffer(planned);
    if (offer === null || expectedRevision === null)
      throw new Error(`reference '${planned.reference}' is to be updated without an offer`);
    const group = toRowGroup(planned);
    const update = { group, consignmentId: consignmentIdOf(planned), expectedRevision, offer };
    const rejections = await this.importer.updateGroup(update, chunk);
    return rejections.length === 0
      ? toSuccess(planned)
      : toFailure(planned, ...rejections.map(withImportCode));
  }

  /** A group started before may have been created; one that is invalid now is not created. */
  private async prepare(planned: GroupToCreate, { run, data }: Chunk): Promise<PreparedGroup> {
    const group = toRowGroup(planned);
    const { request, errors } = parseConsignmentRows(group, data);
    const prepared = { planned, group, request, result: null };
    if (planned.state === 'RUNNING' && (await this.isCreated(planned)))
      return { ...prepared, result: toSuccess(planned) };
    const known = duplicateErrors(group, data);
    if (known.length > 0 && run.options.whenKnown === 'SKIP')
      return { ...prepared, result: toSkipped(planned, known) };
    const allErrors = planned.action === 'CREATE' ? [...known, ...errors] : known;
    return allErrors.length === 0
      ? prepared
      : { ...prepared, result: toFailure(planned, ...allErrors) };
  }

  private async createGroup(
    { planned, group, request, result }: PreparedGroup,
    operationId: string,
    chunk: Chunk,
  ): Promise<GroupResult> {
    if (result) return result;
    const dispatchedAt = planned.dispatchDate ?? request.dispatchedAt;
    const rejections = await this.importer.commitGroup(
      {
        planned: { group, request: { ...request, dispatchedAt } },
        offer: plannedOffer(planned),
        operationId,
      },
      chunk,
    );
    return rejections.length === 0
      ? toSuccess(planned)
      : toFailure(planned, ...rejections.map(withImportCode));
  }
}

/** Id that was reserved for it at the commit, or of the consignment to update. */
function consignmentIdOf({ reference, consignmentId }: GroupToCreate): number {
  if (consignmentId === null) throw new Error(`reference '${reference}' has no consignment id`);
  return consignmentId;
}

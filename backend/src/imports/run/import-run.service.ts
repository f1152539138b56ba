import { Injectable } from '@nestjs/common';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';
import { importTexts as texts } from '@contracts/texts/app/imports.js';

import { type Actor, systemActor } from '../../platform/actor.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { mapConcurrently } from '../../platform/map-concurrently.js';
import { ConsignmentGroupImporter } from '../consignments/consignment-group.importer.js';
import type { RowGroup } from '../consignments/consignment-template.js';
import { duplicateErrors } from '../consignments/import-errors.js';
import {
  type ImportReferenceData,
  ImportReferenceQueries,
} from '../consignments/import-reference.queries.js';
import { parseConsignmentRows } from '../consignments/parse-consignment-rows.js';
import type { ReceiverResolver } from '../consignments/receiver-resolver.js';
import type { Import } from '../records/import.entity.js';
import { toRowGroup } from '../plan/group-rows.js';
import { actingFor, ImportActors } from '../import-actors.js';
import type { GroupResult, GroupToCreate } from '../import-group.repository.js';
import {
  attempted,
  type Attempted,
  inBatches,
  plannedOffer,
  toFailure,
  toGroupError,
  toSkipped,
  toSuccess,
  withImportCode,
} from './group-result.js';
import { CHUNK_SIZE, type ImportJob } from '../import-jobs.js';
import { ImportQueue } from '../import-queue.js';
import { ImportRepository } from '../import.repository.js';

const CONCURRENCY = 12;
const PROGRESS_INTERVAL_MS = 250;

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

/**
 * Creates the consignments of committed plans, chunk by chunk. Each group is created once, however often its job runs.
 */
@Injectable()
export class ImportRunService {
  constructor(
    private readonly imports: ImportRepository,
    private readonly queue: ImportQueue,
    private readonly actors: ImportActors,
    private readonly references: ImportReferenceQueries,
    private readonly importer: ConsignmentGroupImporter,
    private readonly operations: IdempotencyService,
  ) {}

  /** Creates the groups of one job, and queues the next; the last one completes the import. */
  async runChunk({ importId, chunk }: ImportJob): Promise<void> {
    const run = await this.findRunning(importId);
    if (!run) return;
    const actor = await this.actors.find(run.committedBy ?? run.receivedBy, actingFor(run));
    if (!actor) return this.stop(run, texts.noPermission);

    const groups = await this.imports.groups.listToCreate(importId, CHUNK_SIZE);
    const isCancelled = groups.length > 0 && !(await this.createAll(run, groups, actor));
    if (isCancelled) return this.stop(run, '');
    if (groups.length < CHUNK_SIZE)
      return this.imports.end(importId, actor, { state: 'COMPLETED', message: '' });
    await this.queueNext(run, chunk + 1);
  }

  /** Skips the groups that fail repeatedly, and continues with the others. */
  async giveUp({ importId, chunk }: ImportJob): Promise<void> {
    const run = await this.findRunning(importId);
    if (!run) return;
    const groups = await this.imports.groups.listToCreate(importId, CHUNK_SIZE);
    const started = groups.filter(({ state }) => state === 'RUNNING');
    // if none was begun, what they have in common fails
    const failing = started.length > 0 ? started : groups;
    const results = await mapConcurrently(CONCURRENCY, failing, (group) => this.endGroup(group));
    await this.imports.groups.saveResults(importId, results);
    await this.queueNext(run, chunk + 1);
  }

  /** Outcome of a group that is not tried again: others of its batch may have been created. */
  private async endGroup(group: GroupToCreate): Promise<GroupResult> {
    const { action, state, consignmentId } = group;
    const isNew = state === 'RUNNING' && action !== 'UPDATE';
    return isNew && (await this.importer.isCreated(consignmentId))
      ? toSuccess(group)
      : toFailure(group, toGroupError(group, 'gave_up', texts.creationFailed));
  }

  /** Stops the import of a client that has been deleted. */
  private async findRunning(importId: number): Promise<Import | null> {
    const run = await this.imports.find(importId);
    if (run?.state !== 'RUNNING') return null;
    if ((await this.queue.findCustomerOf(run.clientId)) !== null) return run;
    await this.stop(run, texts.clientDeleted);
    return null;
  }

  /** Returns false if a person stopped it before the end. */
  private async createAll(
    run: Import,
    groups: readonly GroupToCreate[],
    actor: Actor,
  ): Promise<boolean> {
    const rows = groups.map(toRowGroup);
    const data = await this.references.load(run.clientId, rows, { mustBeCurrent: true });
    const receivers = this.importer.resolveReceivers(data, actor);
    const chunk = { run, actor, data, receivers };
    const interrupted = groups.filter(({ state }) => state === 'RUNNING');
    const others = groups.filter(({ state }) => state !== 'RUNNING');
    const batches = [...inBatches(interrupted), ...inBatches(others)];
    const failures: unknown[] = [];
    let reportedAt = 0;
    for (const batch of batches) {
      if (await this.imports.isStopped(run.id)) return false;
      const failed = await this.createBatch(batch, chunk);
      // so many fail for a reason that they share, such as an outage
      if (batch.length > 1 && failed.length === batch.length) throw failed[0];
      failures.push(...failed);
      if (Date.now() - reportedAt < PROGRESS_INTERVAL_MS) continue;
      await this.imports.saveProgress(run.id);
      reportedAt = Date.now();
    }
    if (failures.length > 0) throw failures[0];
    return true;
  }

  /** Returns the errors of groups that failed because of an error on our side; the others are saved. */
  private async createBatch(batch: readonly GroupToCreate[], chunk: Chunk): Promise<unknown[]> {
    const { id, committedAt } = chunk.run;
    const isRepeated = batch.some(({ state }) => state === 'RUNNING');
    if (!isRepeated)
      await this.imports.groups.begin(
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
    await this.imports.groups.saveResults(id, results);
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
      ids: new Map(batch.map(({ no, consignmentId }) => [String(no), consignmentId])),
      firstTriedAt,
    } as const;
    const prepared = await mapConcurrently(CONCURRENCY, batch, (group) =>
      this.prepare(group, chunk),
    );
    const good = prepared.filter(({ result }) => result === null);
    await chunk.receivers.addMissing(good.map(({ group }) => group));
    return this.operations.runReserved(work, (operationIdOf) =>
      mapConcurrently(CONCURRENCY, prepared, (one) =>
        attempted(this.createGroup(one, operationIdOf(String(one.planned.no)), chunk)),
      ),
    );
  }

  /** Repeating it after a crash changes nothing: the consignment already matches its rows. */
  private async updateGroup(planned: GroupToCreate, chunk: Chunk): Promise<GroupResult> {
    const { consignmentId, expectedRevision } = planned;
    const offer = plannedOffer(planned);
    if (offer === null || expectedRevision === null)
      throw new Error(`reference '${planned.reference}' is to be updated without an offer`);
    const group = toRowGroup(planned);
    const update = { group, consignmentId, expectedRevision, offer };
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
    if (planned.state === 'RUNNING' && (await this.importer.isCreated(planned.consignmentId)))
      return { ...prepared, result: toSuccess(planned) };
    const known = duplicateErrors(group, data);
    if (known.length > 0 && run.options.whenKnown === 'SKIP')
      return { ...prepared, result: toSkipped(planned, known) };
    const faults = planned.action === 'CREATE' ? [...known, ...errors] : known;
    return faults.length === 0 ? prepared : { ...prepared, result: toFailure(planned, ...faults) };
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

  private stop({ id }: Import, message: string): Promise<void> {
    return this.imports.end(id, systemActor('Imports'), { state: 'CANCELLED', message });
  }

  private async queueNext({ id, clientId }: Import, chunk: number): Promise<void> {
    const customerId = await this.queue.customerOf(clientId);
    await this.queue.run({ importId: id, clientId, customerId }, chunk);
  }
}

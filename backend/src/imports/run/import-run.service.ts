import { Injectable } from '@nestjs/common';

import { importTexts as texts } from '@contracts/texts/app/imports.js';

import { type Actor, systemActor } from '../../platform/actor.js';
import { mapConcurrently } from '../../platform/map-concurrently.js';
import { noPermissionText } from '../import-access.js';
import { type BatchHandler, isAtomic, type AtomicHandler } from '../kinds/import-handler.js';
import { ImportHandlers } from '../kinds/import-handlers.js';
import type { Import } from '../records/import.entity.js';
import { actingFor, ImportActors } from '../import-actors.js';
import type { GroupResult, GroupToCreate } from '../import-group.repository.js';
import { ProgressThrottle } from './progress-throttle.js';
import { inBatches, toFailure, toGroupError, toSuccess } from './group-result.js';
import { CHUNK_SIZE, type ImportJob } from '../import-jobs.js';
import { ImportQueue } from '../import-queue.js';
import { ImportRepository } from '../import.repository.js';
import { AtomicRunService } from './atomic-run.service.js';

const CONCURRENCY = 12;

/** Saves the records of committed plans, chunk by chunk. Each is created once, however often its job runs. */
@Injectable()
export class ImportRunService {
  private readonly progress = new ProgressThrottle();

  constructor(
    private readonly imports: ImportRepository,
    private readonly queue: ImportQueue,
    private readonly actors: ImportActors,
    private readonly handlers: ImportHandlers,
    private readonly atomicRuns: AtomicRunService,
  ) {}

  /** Creates the groups of one job, and queues the next; the last one completes the import. */
  async runChunk({ importId, chunk }: ImportJob): Promise<void> {
    const run = await this.findRunning(importId);
    if (!run) return;
    const actor = await this.actors.find(run.committedBy ?? run.receivedBy, actingFor(run));
    if (!actor) return this.stop(run, noPermissionText(run.kind));

    const handler = this.handlers.forKind(run.kind);
    if (isAtomic(handler)) return this.runAtomically(handler, run, actor);
    const groups = await this.imports.groups.listToCreate(importId, CHUNK_SIZE);
    const isCancelled =
      groups.length > 0 && !(await this.createAll({ run, handler, actor }, groups));
    if (isCancelled) return this.stop(run, '');
    if (groups.length < CHUNK_SIZE)
      return this.imports.end(importId, actor, { state: 'COMPLETED', message: '' });
    await this.queueNext(run, chunk + 1);
  }

  private async runAtomically(handler: AtomicHandler, run: Import, actor: Actor): Promise<void> {
    if (!(await this.atomicRuns.run(handler, run, actor))) return this.stop(run, '');
    await this.imports.end(run.id, actor, { state: 'COMPLETED', message: '' });
  }

  /**
   * Skips the groups that fail repeatedly, and continues with the others; an import that is saved atomically is not
   * saved at all.
   */
  async giveUp({ importId, chunk }: ImportJob): Promise<void> {
    const run = await this.findRunning(importId);
    if (!run) return;
    if (isAtomic(this.handlers.forKind(run.kind))) {
      await this.atomicRuns.giveUp(run);
      return this.imports.end(importId, systemActor('Imports'), {
        state: 'COMPLETED',
        message: '',
      });
    }
    const groups = await this.imports.groups.listToCreate(importId, CHUNK_SIZE);
    const started = groups.filter(({ state }) => state === 'RUNNING');
    // if none was started, the cause is common to all
    const failing = started.length > 0 ? started : groups;
    const results = await mapConcurrently(CONCURRENCY, failing, (group) =>
      this.endGroup(run, group),
    );
    await this.imports.groups.saveResults(importId, results);
    await this.queueNext(run, chunk + 1);
  }

  /** Outcome of a group that is not tried again: others of its batch may have been created. */
  private async endGroup({ kind }: Import, group: GroupToCreate): Promise<GroupResult> {
    const { action, state } = group;
    const isNew = state === 'RUNNING' && action !== 'UPDATE';
    const handler = this.handlers.forKind(kind);
    return isNew && !isAtomic(handler) && (await handler.isCreated(group))
      ? toSuccess(group)
      : toFailure(group, toGroupError(group, 'gave_up', texts.creationFailed));
  }

  /** Stops the import of a client that has been deleted. */
  private async findRunning(importId: number): Promise<Import | null> {
    const run = await this.imports.find(importId);
    if (run?.state !== 'RUNNING') return null;
    if (await this.queue.owners.isInUse(run)) return run;
    await this.stop(run, texts.clientDeleted);
    return null;
  }

  /** Returns false if a user cancelled it before the end. */
  private async createAll(
    { run, handler, actor }: RunInBatches,
    groups: readonly GroupToCreate[],
  ): Promise<boolean> {
    const saveBatch = await handler.open(run, groups, actor);
    const interrupted = groups.filter(({ state }) => state === 'RUNNING');
    const others = groups.filter(({ state }) => state !== 'RUNNING');
    const batches = [...inBatches(interrupted), ...inBatches(others)];
    const failures: unknown[] = [];
    for (const batch of batches) {
      if (await this.imports.isStopped(run.id)) return false;
      const failed = await saveBatch(batch);
      // a whole batch fails for a shared cause, such as an outage
      if (batch.length > 1 && failed.length === batch.length) throw failed[0];
      failures.push(...failed);
      await this.progress.run(run.id, () => this.imports.saveProgress(run.id));
    }
    if (failures.length > 0) throw failures[0];
    return true;
  }

  private stop({ id }: Import, message: string): Promise<void> {
    return this.imports.end(id, systemActor('Imports'), { state: 'CANCELLED', message });
  }

  private async queueNext(run: Import, chunk: number): Promise<void> {
    await this.queue.run(await this.queue.jobOwner(run), chunk);
  }
}

interface RunInBatches {
  readonly run: Import;
  readonly handler: BatchHandler;
  readonly actor: Actor;
}

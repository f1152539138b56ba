import { Injectable } from '@nestjs/common';

import { importTexts as texts } from '@contracts/texts/app/imports.js';

import { type Actor, systemActor } from '../../platform/actor.js';
import { noPermissionText } from '../import-access.js';
import { ImportHandlers } from '../kinds/import-handlers.js';
import type { Import } from '../records/import.entity.js';
import { actingFor, ImportActors } from '../import-actors.js';
import { ImportCommitService } from '../run/import-commit.service.js';
import { CHUNK_SIZE, type ImportJob } from '../import-jobs.js';
import { ImportQueue } from '../import-queue.js';
import { ImportRepository } from '../import.repository.js';
import { withCellErrors } from './cell-errors.js';
import { isCommittedAutomatically } from './automatic-commit.js';
import { ImportSequenceQueries } from './import-sequence.queries.js';
import { planDigest } from './plan-digest.js';

/** Plans imports chunk by chunk: reads and prices, and writes only the plan. */
@Injectable()
export class ImportPlanningService {
  constructor(
    private readonly imports: ImportRepository,
    private readonly queue: ImportQueue,
    private readonly actors: ImportActors,
    private readonly handlers: ImportHandlers,
    private readonly commits: ImportCommitService,
    private readonly sequence: ImportSequenceQueries,
  ) {}

  /** Plans the groups of one job, and queues the next; the last one finishes the plan. */
  async planChunk({ importId, planNo, after }: ImportJob): Promise<void> {
    const found = await this.imports.find(importId);
    if (found?.planNo !== planNo) return;
    if (!isBeingPlanned(found)) return this.commitIfAutomatic(found);
    const actor = await this.actors.find(found.receivedBy, actingFor(found));
    if (!actor) return this.reject(found, noPermissionText(found.kind));
    if (after === 0 && (await this.sequence.isBehind(found))) return this.queue.planLater(found);
    await this.planGroups(found, after, actor);
  }

  private async planGroups(found: Import, after: number, actor: Actor): Promise<void> {
    const handler = this.handlers.forKind(found.kind);
    const groups = await this.listAfter(found.id, after);
    const last = groups.at(-1)?.no ?? after;
    if (groups.length > 0) {
      const byNo = new Map(groups.map((group) => [group.no, group]));
      const plans = (await handler.plan(found, groups, actor)).map((plan) =>
        withCellErrors(plan, byNo.get(plan.no)?.cells ?? []),
      );
      if (!(await this.imports.savePlanned(found, plans, last))) return;
    }
    if (groups.length < CHUNK_SIZE) await this.finish(found, actor);
    else await this.queueNext(found, last);
  }

  private async listAfter(importId: number, after: number) {
    if (after === 0) await this.imports.rows.markRepeats(importId);
    return this.imports.groups.listAfter(importId, after, CHUNK_SIZE);
  }

  /** Ends an import whose planning fails repeatedly, unless it has been planned again. */
  giveUp({ importId, planNo }: ImportJob): Promise<void> {
    return this.reject({ id: importId, planNo }, texts.planningFailed);
  }

  private reject({ id, planNo }: Pick<Import, 'id' | 'planNo'>, message: string): Promise<void> {
    const isStillValid = (current: Import) =>
      current.planNo === planNo && (isBeingPlanned(current) || isCommittedAutomatically(current));
    const rejected = { state: 'REJECTED', message } as const;
    return this.imports.end(id, systemActor('Imports'), rejected, isStillValid);
  }

  private async queueNext(found: Import, after: number): Promise<void> {
    await this.queue.plan(await this.queue.jobOwner(found), { planNo: found.planNo, after });
  }

  private async finish(found: Import, actor: Actor): Promise<void> {
    const { id, kind, planNo } = found;
    const hash = await planDigest(found, this.imports.groups.listPlanned(id));
    const handler = this.handlers.forKind(kind);
    const planDay = await handler.planDay(found);
    const removedLanes = (await handler.listRemovedLanes?.(found)) ?? [];
    const planned = await this.imports.change(id, actor, async (current, work, plannedAt) => {
      if (current.planNo !== planNo || !isBeingPlanned(current)) return null;
      const counted = await this.imports.groups.count(id, false, work.manager);
      return { state: 'PLANNED', plannedAt, planDigest: hash, planDay, removedLanes, ...counted };
    });
    if (planned.planDigest === hash) await this.commitIfAutomatic(planned);
  }

  /** Also runs when the job is repeated after an interruption between the end of the plan and its commit. */
  private async commitIfAutomatic(planned: Import): Promise<void> {
    const { receivedBy, planDigest } = planned;
    if (planDigest === null || !isCommittedAutomatically(planned)) return;
    const actor = await this.actors.find(receivedBy, actingFor(planned));
    if (!actor) return this.reject(planned, noPermissionText(planned.kind));
    await this.commits.commitAutomatically(planned, planDigest, actor);
  }
}

const isBeingPlanned = ({ state }: Import): boolean => state === 'RECEIVED' || state === 'PLANNING';

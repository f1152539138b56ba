import { Injectable } from '@nestjs/common';

import { isAtomicKind } from '@contracts/rules/import-kinds.js';

import type { Actor } from '../../platform/actor.js';
import { ImportedFiles } from '../../platform/uploads/imported-files.js';
import { fileOwner } from '../kinds/file-owner.js';
import { ImportHandlers } from '../kinds/import-handlers.js';
import type { ImportOwner } from '../kinds/import-owner.js';
import { type Import, isPreviewOnly, noCounts } from '../records/import.entity.js';
import { ImportQueue } from '../import-queue.js';
import { MAX_AUTOMATIC_PLANS } from '../plan/automatic-commit.js';
import {
  ImportNotOpen,
  ImportNotPlanned,
  PlanChanged,
  PlanHasErrors,
  PlanOutdated,
  SampleNotCommittable,
} from '../import.errors.js';
import { ImportRepository, openStates } from '../import.repository.js';

/** Starts the runs of plans, and plans again. The caller has checked the scope. */
@Injectable()
export class ImportCommitService {
  constructor(
    private readonly imports: ImportRepository,
    private readonly queue: ImportQueue,
    private readonly handlers: ImportHandlers,
    private readonly files: ImportedFiles,
  ) {}

  /**
   * Starts the run of this plan; once it has started, the same commit returns the same result.
   * @throws SampleNotCommittable, ImportNotPlanned, PlanChanged
   * @throws PlanHasErrors if the plan is saved atomically
   * @throws PlanOutdated when its price, or a record to update, has changed; a new plan is then being made
   */
  async commit(found: Import, planHash: string, actor: Actor): Promise<Import> {
    const outdated = await this.countOutdated(found, planHash);
    if (outdated === 0) return this.start(found, planHash, actor);
    await this.planAgain(found, { outdated, planHash }, actor);
    throw new PlanOutdated(outdated, found.kind);
  }

  /**
   * Like `commit`, without a user: the new plan of an outdated one is committed automatically too, unless there have been several.
   */
  async commitAutomatically(found: Import, planHash: string, actor: Actor): Promise<void> {
    const outdated = await this.countOutdated(found, planHash);
    const mustWait = found.planNo >= MAX_AUTOMATIC_PLANS;
    if (outdated === 0) await this.start(found, planHash, actor);
    else await this.planAgain(found, { planHash, ...(mustWait && { outdated }) }, actor);
  }

  private async countOutdated(found: Import, planHash: string): Promise<number> {
    if (isPreviewOnly(found)) throw new SampleNotCommittable();
    if (!isCommittable(found, planHash)) return 0;
    if (isAtomicKind(found.kind) && found.counts.error > 0) throw new PlanHasErrors();
    return this.handlers.forKind(found.kind).countOutdated(found);
  }

  private async start(found: Import, planHash: string, actor: Actor): Promise<Import> {
    const owner = await this.queue.jobOwner(found);
    return this.imports.change(found.id, actor, async (current, { manager }, committedAt) => {
      if (!isCommittable(current, planHash)) return null;
      const { id, digest } = current;
      const { counts } = await this.imports.groups.count(id, false, manager);
      await this.handlers.forKind(current.kind).reserve(manager, id);
      await this.files.recordWithoutResponse(manager, sourceOf(current, digest), actor);
      await this.queue.run(owner, 1, manager);
      const committedBy = actor.identity.id;
      return { state: 'RUNNING', committedBy, committedAt, counts, totalCents: 0 };
    });
  }

  /** Makes a new plan, with new options if given. @throws ImportNotOpen once it is committed or has ended */
  async planAgain(
    found: Import,
    changes: {
      readonly options?: Import['options'];
      readonly outdated?: number;
      planHash?: string;
    },
    actor: Actor,
  ): Promise<Import> {
    const { id } = found;
    const owner = await this.queue.jobOwner(found);
    return this.imports.change(id, actor, async (current, { manager }, at) => {
      if (!openStates.includes(current.state)) throw new ImportNotOpen();
      if (changes.planHash !== undefined && current.planDigest !== changes.planHash) return null;
      const planNo = current.planNo + 1;
      await manager.query('update import_group set action = null where import_id = $1', [id]);
      await this.queue.plan(owner, { planNo, after: 0 }, manager);
      return {
        state: 'PLANNING',
        planNo,
        options: changes.options ?? current.options,
        plannedCount: 0,
        planStartedAt: at,
        plannedAt: null,
        planDigest: null,
        counts: noCounts,
        removedLanes: [],
        totalCents: 0,
        outdatedCount: changes.outdated ?? null,
        previousCents: changes.outdated === undefined ? null : current.totalCents,
      };
    });
  }
}

/** Key of the file for the check for repeated imports. */
export const sourceOf = (owner: ImportOwner, digest: string) => ({
  ...fileOwner(owner),
  digest,
});

/** False if this plan is running or has run. @throws ImportNotPlanned, PlanChanged */
function isCommittable({ state, planDigest, committedAt }: Import, planHash: string): boolean {
  if (planDigest === null) throw new ImportNotPlanned();
  if (planDigest !== planHash) throw new PlanChanged();
  if (state === 'PLANNED') return true;
  if (committedAt === null) throw new ImportNotPlanned();
  return false;
}

import type { EntityManager } from 'typeorm';

import type { RemovedLanesView } from '@contracts/views/import.view.js';
import type { OfferData } from '@contracts/events/offer.data.js';

import type { Actor } from '../../platform/actor.js';
import type { OfferSelection } from '../consignments/choose-offer.js';
import type { GroupPlan, GroupToCreate, GroupToPlan } from '../import-group.repository.js';
import type { Import } from '../records/import.entity.js';

/** Plan of a group with its number. */
export type NumberedPlan = GroupPlan & { readonly no: number };

/** Plan of one group, with the offers to choose from, best first. */
export interface PlannedChoice {
  readonly plan: GroupPlan;
  readonly offers: readonly OfferData[];
}

/** Saves a batch of groups with their results. Returns the errors on our side, of groups that have no result yet. */
export type SaveBatch = (batch: readonly GroupToCreate[]) => Promise<readonly unknown[]>;

/** Part of a plan that depends on what its rows become. */
interface ImportPlanner {
  /** Plans groups; writes nothing. */
  plan(found: Import, groups: readonly GroupToPlan[], actor: Actor): Promise<NumberedPlan[]>;

  /** Plans one group, with the selected offer if there is one; writes nothing. */
  planOne(
    found: Import,
    group: GroupToPlan,
    actor: Actor,
    selected?: OfferSelection,
  ): Promise<PlannedChoice>;

  /** Day that a plan made now is for, yyyy-MM-dd; null if plans do not depend on it. */
  planDay(found: Import): Promise<string | null>;

  /** Number of groups whose plan no longer holds. */
  countOutdated(found: Import): Promise<number>;

  /** Reserves what a run needs, in the transaction of its commit. */
  reserve(manager: EntityManager, importId: number): Promise<void>;

  /** Lanes that a finished plan removes from rate cards. */
  listRemovedLanes?(
    found: Import,
    manager?: Pick<EntityManager, 'query'>,
  ): Promise<RemovedLanesView[]>;
}

/** Kind whose groups are saved in batches. */
export interface BatchHandler extends ImportPlanner {
  /** Prepares the groups of one job of a run. */
  open(run: Import, groups: readonly GroupToCreate[], actor: Actor): Promise<SaveBatch>;

  /** Whether an interrupted attempt created the record of a group that has no result. */
  isCreated(group: GroupToCreate): Promise<boolean>;
}

/** Reports the progress of a run that is saved atomically. */
export interface AtomicProgress {
  /** Reports that this many groups have been checked. @throws RunCancelled */
  reportChecked(count: number): Promise<void>;
  /** Reports that the groups are about to be saved, which cannot be cancelled. @throws RunCancelled */
  beginPublishing(): Promise<void>;
}

/** Kind whose groups are saved atomically. */
export interface AtomicHandler extends ImportPlanner {
  /**
   * Saves all groups in one transaction with their results; those of a plan that no longer holds all fail. Repeating it
   * changes nothing.
   * @throws RunCancelled if a user cancels it before it saves anything
   */
  saveAll(run: Import, actor: Actor, progress: AtomicProgress): Promise<void>;
}

/** Part of an import that depends on what its rows become. */
export type ImportHandler = BatchHandler | AtomicHandler;

/** Whether the groups are saved atomically. */
export const isAtomic = (handler: ImportHandler): handler is AtomicHandler => 'saveAll' in handler;

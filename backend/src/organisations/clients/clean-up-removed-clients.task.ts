import { Injectable } from '@nestjs/common';

import { Actor, type PermissionScope } from '../../platform/actor.js';
import { JobTask } from '../../platform/jobs/job-task.js';
import {
  CLEANUP_TASK,
  RemovedClientCleanup,
  type RemovedClientsJob,
} from './removed-client-cleanup.js';

/**
 * Scope for deleting the consignments: the request has checked the user's, and removed clients are no longer in any
 * scope.
 */
const unrestricted: PermissionScope = {
  isUnrestricted: true,
  clientIds: new Set(),
  customerIds: new Set(),
};

/** Deletes what is left of removed clients, on behalf of the user who deleted them. */
@Injectable()
export class CleanUpRemovedClientsTask extends JobTask {
  override readonly name = CLEANUP_TASK;

  constructor(private readonly cleanup: RemovedClientCleanup) {
    super();
  }

  override run(payload: unknown): Promise<void> {
    const { clientIds, deletedBy, correlationId } = payload as RemovedClientsJob;
    const permissions = new Map([['UPDATE_CONSIGNMENT', unrestricted]] as const);
    const trail = { correlationId, causationId: null };
    return this.cleanup.run(clientIds, new Actor(deletedBy, permissions, trail));
  }
}

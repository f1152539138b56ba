import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { ConsignmentsModule } from '../consignments/index.js';
import { CleanUpRemovedClientsTask } from './clients/clean-up-removed-clients.task.js';
import { RemovedClientCleanup } from './clients/removed-client-cleanup.js';
import { OpenConsignmentQueries } from './queries/open-consignment.queries.js';

/** Deletes what is left of removed clients: in the request, and in the worker. */
@Module({
  imports: [ConsignmentsModule, CqrsModule],
  providers: [CleanUpRemovedClientsTask, OpenConsignmentQueries, RemovedClientCleanup],
  exports: [CleanUpRemovedClientsTask, RemovedClientCleanup],
})
export class ClientCleanupModule {}

import type { MigrationInterface } from 'typeorm';

import { AddDashboardNews1764000107000 } from './add-dashboard-news.migration.js';
import { AddItemUsage1764000105000 } from './add-item-usage.migration.js';
import { CreateAccountBlocks1764000106000 } from './create-account-blocks.migration.js';
import { CreateCheckpoints1764000103000 } from './create-checkpoints.migration.js';
import { CreateConsignmentList1764000100000 } from './create-consignment-list.migration.js';
import { CreateDashboard1764000104000 } from './create-dashboard.migration.js';
import { CreateManifestList1764000101000 } from './create-manifest-list.migration.js';
import { CreatePublicEventDeletion1764000600242 } from './create-public-event-deletion.migration.js';
import { CreatePublicEvents1764000107100 } from './create-public-events.migration.js';
import { CreateRangeUsage1764000102000 } from './create-range-usage.migration.js';

/** Every migration of the read models, in the order of the number at the end of their names. */
export const readModelMigrations: readonly (new () => MigrationInterface)[] = [
  CreateConsignmentList1764000100000,
  CreateManifestList1764000101000,
  CreateRangeUsage1764000102000,
  CreateCheckpoints1764000103000,
  CreateDashboard1764000104000,
  AddItemUsage1764000105000,
  CreateAccountBlocks1764000106000,
  AddDashboardNews1764000107000,
  CreatePublicEvents1764000107100,
  CreatePublicEventDeletion1764000600242,
];

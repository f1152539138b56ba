export { ImportsModule } from './imports.module.js';
export { waitsForUser } from './plan/automatic-commit.js';
export { AddImportKinds1764000600170 } from './records/add-import-kinds.migration.js';
export { IndexAddressImports1764000600220 } from './records/index-address-imports.migration.js';
export { KeepIgnoredFields1764000600271 } from './records/keep-ignored-fields.migration.js';
export { AddImportRunSteps1764000600261 } from './records/add-import-run-steps.migration.js';
export { AddRateCardImports1764000600201 } from './records/add-rate-card-imports.migration.js';
export { AddZoneImports1764000600200 } from './records/add-zone-imports.migration.js';
export { SeparateImportMappings1764000600172 } from './records/separate-import-mappings.migration.js';
export { AddImportMappings1764000112000 } from './records/add-import-mappings.migration.js';
export { AddImportUpdates1764000114100 } from './records/add-import-updates.migration.js';
export { AddImportSamples1764000116300 } from './records/add-import-samples.migration.js';
export { CreateImports1764000110300 } from './records/create-imports.migration.js';
export { KeepImportFileMappings1764000115000 } from './records/keep-import-file-mappings.migration.js';
export { AddPushedImports1764000600121 } from './records/add-pushed-imports.migration.js';
export { clientOf, commitConditions } from './records/import.entity.js';
export { MAX_FILE_MEGABYTES } from './max-file-size.js';
export {
  PushedFileService,
  type PushedFile,
  type ReceivedPush,
} from './order-files/pushed-file.service.js';
export { ImportReceiptService } from './import-receipt.service.js';
export { type StoredImportFile, ImportErasureService } from './import-erasure.service.js';
export { FetchedFileService, type FetchedFile } from './order-files/fetched-file.service.js';
export type { AddressOutcome } from './order-files/address-result.queries.js';
export type { OrderOutcome } from './order-files/order-result.queries.js';
export type { Import } from './records/import.entity.js';
export type { CommitCondition } from './records/import.entity.js';
export { ImportTasks } from './import-tasks.js';

export { ImportsModule } from './imports.module.js';
export { AddImportMappings1764000112000 } from './records/add-import-mappings.migration.js';
export { CreateImports1764000110300 } from './records/create-imports.migration.js';
export { type KeptFile, KeptFileService } from './runs/kept-file.service.js';
export { OrderFileService, type OrderFile } from './runs/order-file.service.js';
export type { OrderOutcome } from './runs/order-result.queries.js';
export type { Import } from './records/import.entity.js';
export type { CommitCondition } from './records/import.entity.js';
export { ImportTasks } from './runs/import-tasks.js';

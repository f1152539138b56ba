export { ImportsModule } from './imports.module.js';
export { CreateImports1764000110300 } from './records/create-imports.migration.js';
export { type KeptFile, KeptFileService } from './runs/kept-file.service.js';
export { ImportTasks } from './runs/import-tasks.js';

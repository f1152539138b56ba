export { HistoryModule } from './history.module.js';
export { IndexAuditParts1764000055000 } from './queries/index-audit-parts.migration.js';

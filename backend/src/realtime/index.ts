export { AnnounceRecords1764000110000 } from './announce-records.migration.js';
export { CreateSocketAttachments1764000008000 } from './create-attachments.migration.js';
export { RealtimeModule } from './realtime.module.js';

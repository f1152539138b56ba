export { RecordCarrierScan, type CarrierScan } from './commands/record-carrier-scan.command.js';
export { CreateSetAsideScans1764000071200 } from './records/create-set-aside-scans.migration.js';
export { IndexSetAsideScans1764000600151 } from './records/index-set-aside-scans.migration.js';
export { readScan, toRejectedScan, type FeedScan, type RejectedScan } from './scans/feed-scan.js';
export { ScanRecorder } from './scans/scan-recorder.js';
export { SetAsideCleanup } from './set-aside/set-aside-cleanup.js';
export { SetAsideRetryService } from './set-aside/set-aside-retry.service.js';
export { type ScanOrigin, SetAsideScanRepository } from './set-aside/set-aside-scan.repository.js';
export { TrackingModule } from './tracking.module.js';

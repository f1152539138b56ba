export { RecordCarrierScan, type CarrierScan } from './commands/record-carrier-scan.command.js';
export { TrackingModule } from './tracking.module.js';

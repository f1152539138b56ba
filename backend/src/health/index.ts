export { HealthModule } from './health.module.js';
export { MonitoringModule } from './monitoring.module.js';
export { OperatorNoticesModule } from './operator-notices.module.js';
export { OperatorNotices } from './operator-notices.js';

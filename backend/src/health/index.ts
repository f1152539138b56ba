export { CreateIssueDismissals1764000116600 } from './dismissals/create-issue-dismissals.migration.js';
export { isNotDismissed } from './dismissals/is-not-dismissed.js';
export { CreateNeedOwners1764000110500 } from './owners/create-need-owners.migration.js';
export { HealthModule } from './health.module.js';
export { MonitoringModule } from './monitoring.module.js';
export { OperatorNoticesModule } from './operator-notices.module.js';
export { OperatorNotices } from './operator-notices.js';

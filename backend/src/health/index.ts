export { HealthModule } from './health.module.js';
export { OperatorNoticesModule } from './operator-notices.module.js';
export { OperatorNotices } from './operator-notices.js';

export { CreateTestEnvironments1764000114000 } from './records/create-test-environments.migration.js';
export { TestEnvironmentsModule } from './test-environments.module.js';

export { HostKeysOfClients1764000600120 } from './host-keys/host-keys-of-clients.migration.js';
export { CreateHostKeys1764000100000 } from './host-keys/create-host-keys.migration.js';
export { CreatePassedTests1764000113200 } from './connection-tests/create-passed-tests.migration.js';
export { PassedTests } from './connection-tests/passed-tests.js';
export { ConnectionTestsModule } from './connection-tests/connection-tests.module.js';
export { IntegrationsModule } from './integrations.module.js';
export { CreateOutgoingFailures1764000071300 } from './records/create-outgoing-failures.migration.js';
export { CreateIntegrations1764000030000 } from './records/create-integrations.migration.js';

export { IntegrationsModule } from './integrations.module.js';
export { CreateIntegrations1764000030000 } from './records/create-integrations.migration.js';

export { ClientsModule } from './clients.module.js';
export {
  ClientIntegrationDto,
  ListIntegrationsDto,
} from './integrations/client-integration.dto.js';
export { FlowOptionsDto, NewFlowDto } from './flows/integration-flow.dto.js';
export { ClientIntegrationService } from './integrations/client-integration.service.js';
export { SentFileErasureService, type StoredSentFile } from './flows/sent-file-erasure.service.js';
export { FileNotReimportable } from './flows/flow.errors.js';
export { IntegrationFileService } from './flows/integration-file.service.js';
export { IntegrationFlowService } from './flows/integration-flow.service.js';
export { ClientRepository, type NewClient } from './client.repository.js';
export { ClientIntegration } from './records/client-integration.entity.js';
export { type FlowResend, IntegrationFlow } from './records/integration-flow.entity.js';
export { AddContentParts1764000600180 } from './records/add-content-parts.migration.js';
export { AddFlowResends1764000600160 } from './records/add-flow-resends.migration.js';
export { IgnoreIntegrationFiles1764000600122 } from './records/ignore-integration-files.migration.js';
export { CreateIntegrationFlows1764000110900 } from './records/create-integration-flows.migration.js';
export { CreateClientIntegrations1764000054000 } from './records/create-client-integrations.migration.js';
export { Client } from './records/client.entity.js';
export { RemoveClients1764000053000 } from './records/remove-clients.migration.js';
export { CreateClients1764000002000 } from './records/create-clients.migration.js';

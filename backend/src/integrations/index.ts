export { IntegrationsModule } from './integrations.module.js';
export { CreateIntegrations1764000030000 } from './records/create-integrations.migration.js';
export { TransferFailed } from './transfers/transfer-failed.js';
export { sendRequest, authHeaders, type HttpCall } from './transfers/http-client.js';
export { OutgoingPolicy } from './transfers/outgoing-socket.js';

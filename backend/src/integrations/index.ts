export { IntegrationsModule } from './integrations.module.js';
export { CreateIntegrations1764000030000 } from './records/create-integrations.migration.js';
export { DeliveryFailed } from './transfers/delivery-failed.js';
export { callHttp, signIn, type HttpCall } from './transfers/http-call.js';
export { OutgoingPolicy } from './transfers/outgoing-socket.js';

export { ClientDeletion } from './clients/client-deletion.js';
export { OrganisationsModule } from './organisations.module.js';
export { ClientCleanupModule } from './client-cleanup.module.js';
export { CleanUpRemovedClientsTask } from './clients/clean-up-removed-clients.task.js';

export { ClientDeletion } from './clients/client-deletion.js';
export { OrganisationsModule } from './organisations.module.js';

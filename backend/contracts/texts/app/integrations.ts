/** Client integrations. Not specified text. */
export const appIntegrationTexts = {
  add: 'Add',
  edit: 'Edit',
  delete: 'Delete',
  search: 'Search integrations',
  fetchFailed: 'The integrations could not be loaded',
  unused:
    'These settings are kept for exchanges to come. Nothing reads them yet: no file is fetched or sent.',
  firstUse: "Set up how the client's systems exchange data with this portal.",
  saveFailed: 'The integration could not be saved',
  deleteFailed: 'The integration could not be deleted',
  deleteWarning: 'Any process that uses it will cease to function.',
  integrationType: 'Integration Type',
  transferType: 'Transfer Type',
  server: 'Server',
  port: 'Port',
  username: 'Username',
  password: 'Password',
  notificationEmail: 'Notification Email',
  path: 'Path',
} as const;

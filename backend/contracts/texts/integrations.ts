/** INTEG: client integrations (spec part 2, section 5). */
export const integrationTexts = {
  integrationType: 'Must select an integration type',
  transferType: 'Must select a transfer type',
  server: 'Must enter a valid server hostname/IP.',
  port: 'Must enter a valid Server Port',
  username: 'Must enter a valid Username.',
  password: 'Must enter a valid Password.',
  path: 'Must enter a valid Path.',
  notificationEmail: 'Must enter a valid Email address.',
} as const;

/** KEYS: the API keys of a client (spec part 2, sections 2 and 5). */
export const apiKeyTexts = {
  title: 'API Keys',
  add: 'ADD',
  delete: 'DELETE',
  columns: { name: 'Reference', email: 'API Key' },
  reference: 'The reference must be 3- 255 characters long.',
} as const;

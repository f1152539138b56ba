/** Our own words of the API keys, as `own.ts`: never to be taken for specified text. */
export const ownApiKeyTexts = {
  search: 'Search API keys',
  fetchFailed: 'The API keys could not be read',
  empty: 'No API keys found',
  firstUse: 'With a key, a program of the client signs in and ships for this client alone.',
  addTitle: 'New API key',
  save: 'Save',
  referenceHelp: 'What the key is for, such as the name of the web shop.',
  password: 'Password',
  made: 'The key has been made. Copy its password now: it is not shown again.',
  copyKey: 'Copy the API key',
  copyPassword: 'Copy the password',
  addFailed: 'The API key could not be made',
  deleteQuestion: 'Delete the API key {name}?',
  deleteWarning: 'Programs that sign in with it are shut out at once.',
  deleted: 'The API key has been deleted',
  deleteFailed: 'The API key could not be deleted',
} as const;

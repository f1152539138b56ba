/**
 * ACCT: carrier accounts of clients (spec part 2, sections 2, 5 and 8); their error messages are in
 * carrier-accounts.
 */
export const clientAccountTexts = {
  title: 'Client Carrier Account',
  /** Followed by the client's name. */
  client: 'Client:',
  add: 'ADD',
  edit: 'EDIT',
  rulesFees: 'Rules & Fees',
  delete: 'DELETE',
  empty: 'No Client-Carrier accounts found',
  noOptions: 'No available accounts found',
  create: 'Create',
  update: 'Update',
} as const;

import type { HistoryKind } from '../../rules/history-kinds.js';

/** Texts of histories. */
export const appHistoryTexts = {
  open: 'History',
  titleOf: 'History of {name}',
  loadFailed: 'The history could not be loaded.',
  none: 'No changes recorded yet',
  noneReason: 'Changes made from now on will appear here: who changed what, and when.',
  later: 'Later events, not applied yet at this point in time',
  compare: 'Compare with now',
  copyLink: 'Copy link to this point in time',
  permanent: 'The history is permanent and cannot be edited',
  pointInTimeFailed: 'This point in time could not be loaded.',
} as const;

/** Titles of the histories of records that have no name. */
export const appHistoryTitles: Readonly<Record<HistoryKind, string>> = {
  address: 'History of this address',
  client: 'History of this client',
  customer: 'History of this customer',
  user: 'History of this user',
  category: 'History of this category',
  'category-entry': 'History of this category entry',
  'item-template': 'History of this custom item',
  'payer-account': 'History of this payer account',
  'custom-email': 'History of the custom email',
  'client-integration': 'History of this integration',
  'integration-flow': 'History of this flow',
  'customer-carrier': 'History of this carrier connection',
  account: 'History of this carrier account',
  prefix: 'History of this prefix',
  'client-account': "History of this client's carrier account",
  'rate-card': 'History of this rate card',
  rules: 'History of these Rules & Fees',
  webhook: 'History of this webhook',
};

/** Ordinary records with a history, as named in its URL (api.md A13). */
export const historyKinds = [
  'address',
  'client',
  'customer',
  'user',
  'category',
  'category-entry',
  'item-template',
  'payer-account',
  'custom-email',
  'client-integration',
  'integration-flow',
  'customer-carrier',
  'account',
  'prefix',
  'client-account',
  'rate-card',
  'rules',
  'webhook',
] as const;
export type HistoryKind = (typeof historyKinds)[number];

export const isHistoryKind = (kind: string): kind is HistoryKind =>
  (historyKinds as readonly string[]).includes(kind);

/** Ordinary records with a history, as named in its URL (api.md A13). */
export const recordedKinds = [
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
export type RecordedKind = (typeof recordedKinds)[number];

export const isRecordedKind = (kind: string): kind is RecordedKind =>
  (recordedKinds as readonly string[]).includes(kind);

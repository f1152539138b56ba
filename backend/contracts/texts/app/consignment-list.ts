/** Notices above lists. */
export const listNoticeTexts = {
  cutOff: (carrier: string, time: string, minutes: number) =>
    `${carrier}'s cut-off is at ${time}, in ${minutes} min.`,
  notManifested: (count: string, isOne: boolean) =>
    `${count} on this page ${isOne ? 'is' : 'are'} not manifested yet.`,
  select: (count: number) => (count === 1 ? 'Select it' : `Select all ${count}`),
  added: (count: number) => `Show ${count} new`,
  removed: (count: number) => `${count} removed: refresh`,
  changed: 'The list has changed: refresh',
} as const;

/** Filters of the consignment list beyond the specified ones. Not from the specification. */
export const appListTexts = {
  /** Names a consignment in a question. */
  connoteTo: '{connote} to {receiver}',
  andMore: 'and {n} more',
  attention: 'Attention',
  attentionReasons: { EXCEPTION: 'Exception', OVERDUE: 'Overdue' },
  senderState: 'Sender state',
  cutOffCarrier: 'Carrier',
  client: 'Client',
  newestFirst: 'Newest first',
  tooManyFilters: 'You have {limit} saved filters. Delete one to save another',
} as const;

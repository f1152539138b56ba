/** The server's error messages where the specification gives none; the `message` of an ErrorView. */
export const domainErrorTexts = {
  recordNotFound: 'Record not found',
  notOpen: 'Consignment is no longer open',
  alreadyDeleted: 'Consignment is deleted',
  notDeleted: 'Consignment is not deleted',
  /** `reason` is the error of the first unchanged consignment. */
  partlyChanged: (changed: number, total: number, reason: string) =>
    `${changed} of ${total} consignments were changed. Not changed: ${reason}`,
  changedByAnother: 'Record was changed by another user',
  clientFixed: 'The client of a consignment cannot be changed',
  itemTypeUnknown: 'Select an item type',
  tooLarge: 'Consignment has too many items or references',
  dispatchTooEarly: 'Dispatch date must be {date} or later',
  receiveTooEarly: 'Receive date must not be before the dispatch date',
  rangeExhausted: 'Connote range is exhausted',
  itemRangeExhausted: 'Item range is exhausted',
  itemRangeMeetsConnotes: 'Item range overlaps the connote range',
  rangeUnknown: 'No connote numbers are allotted to this carrier account',
  notEnoughNumbers: 'Only {remaining} connote numbers are left in the master range',
  rangeNotValid: 'Connote range is not valid',
  rangeWithdrawn: 'Connote range is no longer in use',
  numberTooLong: 'Connote number is too long for its format',
  notPrintable: 'Labels are not available yet',
  labelsDeleted: "The carrier's labels are deleted after 90 days, or when personal data is erased",
  notManifested: 'Consignment is not manifested',
  alreadyManifested: 'Consignment is already manifested',
  isDraft: 'Consignment is a draft',
  changedMeanwhile: 'Consignment has since been changed',
  /** Prefix of every manifesting error: the screen shows messages with it unchanged (MAN-78). */
  cannotManifest: 'Cannot manifest: ',
  manifestEmpty: 'No consignments selected',
  rolloverRequired:
    'Dispatch date is in the past or before the earliest pickup. All selected consignments move to {date}.',
  quoteTitle: 'Please give the quote a title',
  stillToBeDelivered:
    'Consignment has not been delivered or deleted, so its addresses are still needed',
  pickupOtherDay: 'Pickup times must be on the dispatch date',
  pickupPast: 'Pickup times have passed',
  pickupAfterCutOff: "No pickup can be booked after the carrier's cut-off",
  manifestInProgress: 'Manifest is still being created',
  cursorExpired:
    'Events recorded before {earliest} have been deleted. Start again with `from` at this time or later.',
  cursorInvalid: 'This cursor is not valid. Start again with `from`.',
} as const;

/** Error messages of the server where the specification gives none; `message` of an ErrorView. */
export const domainErrorTexts = {
  notOpen: 'Consignment is no longer open',
  alreadyDeleted: 'Consignment is deleted',
  notDeleted: 'Consignment is not deleted',
  changedByAnother: 'Record was changed by another user',
  clientFixed: 'The client of a consignment cannot be changed',
  tooLarge: 'Consignment holds more than can be kept',
  dispatchTooEarly: 'Dispatch date must be {date} or later',
  receiveTooEarly: 'Receive date must not be before the dispatch date',
  rangeExhausted: 'Connote range is used up',
  itemRangeExhausted: 'Item range is used up',
  itemRangeMeetsConnotes: 'Item range must not meet the connote range: both would print alike',
  rangeUnknown: 'No connote numbers are allotted to this carrier account',
  notEnoughNumbers: 'Only {remaining} connote numbers are left in the master range',
  rangeNotValid: 'Connote range is not valid',
  rangeWithdrawn: 'Connote range is no longer in use',
  numberTooLong: 'Connote number does not fit its format',
  notPrintable: 'Labels are not available yet',
  notManifested: 'Consignment is not manifested',
  alreadyManifested: 'Consignment is already manifested',
  draftLeftOut: 'Consignment is a draft',
  changedMeanwhile: 'Consignment was changed meanwhile',
  /** Prefix of every manifesting error: the screen shows messages with it unchanged (MAN-78). */
  cannotManifest: 'Cannot manifest: ',
  manifestEmpty: 'No consignments selected',
  rolloverRequired:
    'Dispatch date is past or before the earliest pickup. All selected consignments change date to {date}.',
  quoteTitle: 'Please give the quote a title',
  stillToBeDelivered:
    'Consignment has neither been delivered nor deleted: its addresses are needed',
  manifestUnderWay: 'Manifest is still being created',
} as const;

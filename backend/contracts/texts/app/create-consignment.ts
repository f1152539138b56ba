/** Texts of the consignment editor about unsaved input and edits by other users. */
export const consignmentEditorTexts = {
  open: (names: string, count: number) =>
    `${names} ${count === 1 ? 'also has' : 'also have'} this consignment open.`,
  changed: (who: string) => `${who} changed this consignment.`,
  changesKept: 'Your changes are not lost.',
  show: 'Show the changes',
  restoreChanges: 'Restore your unsaved changes?',
  restoreUnsent: (which: string) => `Restore your unsent consignment${which}?`,
  restore: 'Restore',
  cutOffPassed:
    "The carrier's cut-off for that day has passed: the pickup moves to the next business day.",
} as const;

/** Texts of the parts of the consignment form. */
export const consignmentFormTexts = {
  offersAppearWhenComplete: 'Offers appear once both addresses and the items are complete.',
  noDefaultAddress: 'This client has no default address yet.',
  setDefaultAddress: 'Set the default address',
  createAnother: 'Create another like this',
  copyPrevious: 'Copy a previous consignment',
  previousSearch: 'Connote, reference, company or suburb',
  copiedFromDelivery: 'Copied from the delivery address',
  saveFailed: 'The consignment could not be saved.',
  notSubmitted:
    'The consignment was not submitted: you left the form before its offers had loaded.',
  notConsolidated: (connote: string) =>
    `The consignment was not submitted: you left the form before choosing whether to add its items to ${connote}.`,
  priceChanged: (before: string, after: string) => `It was ${before} and is now ${after}.`,
  referenceTooLong: (max: number) =>
    `A reference can be at most ${max} characters long. The rest was cut off.`,
  tooManyReferences: (max: number) =>
    `A consignment can have at most ${max} references. The others were left out.`,
} as const;

/** Texts of pasting items from a spreadsheet. */
export const pasteRowsTexts = {
  help: (unit: string) =>
    `Columns: item type (optional), quantity, length, width, height in ${unit}, weight in kilograms. A heading line is ignored.`,
  tooMany: (max: number, count: number) =>
    `Only the first ${max} of ${count} lines fit on one consignment.`,
  unknownType: (line: number, typed: string, used: string) =>
    `Line ${line}: “${typed}” is not an item type. ${used} is used instead.`,
  surplus: (line: number, cells: readonly string[]) =>
    `Line ${line}: “${cells.join('”, “')}” was ignored.`,
} as const;

/** Texts of the dialog with another user's edits of the same consignment. */
export const consignmentConflictTexts = {
  title: (who: string | null) => (who ? `Changes by ${who}` : 'Changes made in the meantime'),
  apply: 'Apply to my form',
  carrier: 'Carrier',
  none: 'None',
  noChanges: 'No changes to the fields of this form.',
  clash: (label: string) => `${label}: you also changed this`,
  keep: (value: string) => `Keep mine: ${value}`,
  take: (who: string | null, value: string) =>
    `Use ${who ? `${who}'s` : 'the saved version'}: ${value}`,
} as const;

/** Texts of the dialog that offers to add the items to an open consignment. */
export const consolidationTexts = {
  title: (connote: string) => `Add these items to ${connote}?`,
  reason: 'There is already an open consignment from the same sender to the same delivery address.',
  staysOpen: (connote: string) => `${connote} stays open until it is deleted.`,
  saveNew: 'Save as new consignment',
  add: (connote: string) => `Add to ${connote}`,
  thisOne: 'This consignment',
} as const;

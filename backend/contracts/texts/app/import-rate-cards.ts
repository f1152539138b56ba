/** Rate card files and their imports with a plan: errors. */
export const importRateCardTexts = {
  twice:
    'The lane and rate type are already in the file under another name for the service, from row {row}.',
  endsBeforeUpload: 'Effective To is before today: enter Effective From',
  noAccount: 'The carrier account has been removed.',
  changed: 'Not published: the rate card has changed since this was planned.',
  hasErrors:
    'A rate card is published as a whole, so its errors have to be corrected first: in the plan, or in the error file.',
  beingPublished:
    'The rate cards are being published, which takes a few seconds and can no longer be cancelled.',
  severalSheets:
    "The rates are on several sheets ('{first}' and '{other}'). Put them on one sheet.",
} as const;

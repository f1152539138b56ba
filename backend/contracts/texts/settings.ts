/** SETTINGS: the settings page, as forms and server say it (spec part 2, sections 5 and 8). */
export const settingsTexts = {
  categoryMissing: 'Must enter a Category',
  entryMissing: 'Must enter an entry',
  entryCategoryMissing: 'Must select a Category',
  carrierMissing: 'Must select a carrier',
  accountNumberMissing: 'Must enter an Account Number',
  whoPaysMissing: 'Must select who pays',
  descriptionMissing: 'Must enter a Description',
  imageNotReadable: 'Unable to upload file, must be a JPEG or PNG file',
  customEmailOff: 'Selected Client does not have the Custom Email setting turned on',
  invalidEmail: 'Must enter a valid email',
} as const;

/** Words of ours, where the specification gives none. */
export const settingsRefusals = {
  clientMissing: 'Must select a Client Account.',
  itemTypeUnknown: 'Must select an item type',
  nothingSelected: 'Must select at least one item type',
  imageTooLarge: 'The image can be at most 1 MB',
  invalidColour: 'Must enter a colour such as #1A2B3C',
  invalidLink: 'Must enter a web address that begins with https:// or http://',
  textTooLong: 'The text is too long',
} as const;

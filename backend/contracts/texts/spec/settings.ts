/** SETTINGS: the settings page and its server errors (spec part 2, sections 5 and 8). */
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
  addressIncomplete: 'Full Address required',
  invalidPassword: 'Must enter a valid password',
  passwordsDiffer: 'Passwords must match',
  passwordUpdated: 'Password updated successfully',
  passwordFailed: 'Error updating password',
  itemTypesUpdated: 'Item Type Selection updated successfully',
  itemTypesFailed: 'Error updating Item Type Selection',
  payerAccountAdded: 'A payer account has been added to the list',
  payerAccountUpdated: 'Payer account has been edited successfully',
  payerAccountDeleted: 'Payer account deleted successfully',
  customEmailUpdated: 'Custom Email updated successfully',
  customEmailFailed: 'Error updating Custom Email',
  categoryAdded: 'Category created successfully',
  categoryAddFailed: 'Error creating Category',
  categoryDeleted: 'Category deleted successfully',
  categoryDeleteFailed: 'Error deleting Category',
  entryAdded: 'Category Entry created successfully',
  entryAddFailed: 'Error creating Entry',
  entryDeleted: 'Category Entry deleted successfully',
  entryDeleteFailed: 'Error deleting Entry',
  preferencesUpdated:
    'User Preferences updated successfully - Please log out and in for it to take effect',
  preferencesFailed: 'Error updating Preferred Units',
  emailsUpdated: 'Emails updated successfully',
  emailsFailed: 'Error updating emails',
  bannerUpdated: 'Banner updated successfully',
  bannerFailed: 'Error updating banner',
  bannerMissing: 'Must enter a message',
  bannerTooLong: 'Must be under 255 characters',
  customerFailed: 'Unable to fetch customer',
} as const;

/** SETTINGS-01 to SETTINGS-09: panel names as specified. */
export const settingsPanelTexts = {
  senderAddress: 'Sender Address',
  password: 'Password',
  itemTypes: 'Item Types',
  customItems: 'Custom Items',
  payerAccounts: 'Payer Accounts',
  customEmail: 'Custom Email',
  categories: 'Categories',
  userPreferences: 'User Preferences',
  emails: 'Emails',
  banner: 'Banner',
} as const;

/** SETTINGS-21 to SETTINGS-38. */
export const customItemTexts = {
  add: 'ADD ITEM',
  edit: 'Edit',
  columns: {
    name: 'Name',
    itemType: 'Item Type',
    length: 'Length(M)',
    width: 'Width(M)',
    height: 'Height(M)',
    weight: 'Weight(KG/L)',
  },
  added: 'Custom Item added successfully',
  updated: 'Custom Item updated successfully',
  deleted: 'Custom Item deleted successfully',
  addFailed: 'Error adding Custom Item',
  updateFailed: 'Error updating Custom Item',
  deleteFailed: 'Error deleting Custom Item',
} as const;

/** Error messages for cases in which the specification gives none. */
export const settingsRejections = {
  clientMissing: 'Must select a Client Account.',
  itemTypeUnknown: 'Must select an item type',
  nothingSelected: 'Must select at least one item type',
  imageTooLarge: 'The image can be at most 1 MB',
  imageTooManyPixels: 'The image can have at most 16 million pixels',
  invalidColour: 'Must enter a colour such as #1A2B3C',
  invalidLink: 'Must enter a web address that begins with https:// or http://',
  textTooLong: 'The text is too long',
} as const;

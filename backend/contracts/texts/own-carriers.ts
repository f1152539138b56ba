/** Our own words of the screens about carriers and their accounts: never to be taken for specified text. */
export const ownAccountTexts = {
  search: 'Search carrier accounts',
  loadFailed: 'The carrier accounts could not be read',
  pickCustomer: 'Its carrier accounts are shown here.',
  firstUse: 'Add the number that a carrier knows you by.',
  addTitle: 'New carrier account',
  editTitle: 'Edit carrier account',
  save: 'Save',
  saveFailed: 'The carrier account could not be saved',
  carrier: 'Carrier',
  pickCarrier: 'Select a carrier',
  carriersFailed: 'The carriers could not be read',
  accountNumber: 'Account number',
  inCapitals: 'Kept in capitals.',
  deleteQuestion: 'Delete the account {account} with {carrier}?',
  deleteWarning:
    'Its prefixes, the accounts of the clients that send with it and their rate cards go with it and cannot be recovered.',
  clients: 'Clients',
  prefixes: 'Prefixes',
  noPrefixes: 'No prefix yet: clients cannot send with this account.',
} as const;

export const ownPrefixTexts = {
  title: 'New prefix',
  forAccount: '{carrier}, account {account}',
  save: 'Add prefix',
  prefix: 'Prefix',
  abbreviation: 'Abbreviation',
  exactly: 'Exactly {length} letters and digits.',
  atMost: 'At most {length} letters and digits.',
  abbreviationHelp: 'At most 5 characters, shown to clients.',
  masterRange: 'Connote numbers',
  digits: 'At most {digits} digits.',
  rangeStart: 'First number',
  rangeEnd: 'Last number',
  itemRange: 'Item numbers',
  itemStart: 'First item number',
  itemEnd: 'Last item number',
  senderId: 'Sender ID',
  sample: 'Connotes will read',
  sampleTo: 'to',
  withCheckDigit: 'each with a check digit behind it',
  byCarrier: 'The carrier numbers its connotes itself: no range is needed.',
  noSample: 'Enter a prefix and a first number to see a connote.',
  range: 'Range',
  used: 'Used',
  numberedByCarrier: 'Numbered by the carrier',
  usedOf: 'Used of the range of {prefix}',
  deleteQuestion: 'Delete the prefix {prefix}?',
  deleteWarning: 'Its numbers are never given out again for this carrier.',
} as const;

export const ownSendingClientTexts = {
  title: 'Clients that send with {name}',
  loadFailed: 'The clients could not be read',
  none: 'No client sends with it yet.',
  manifesting: 'Manifesting',
  notManifesting: 'Not manifesting',
} as const;

export const ownCarrierTexts = {
  title: 'Customer Carriers',
  subtitle: 'who carries for you, and how they are reached',
  columns: {
    displayName: 'Carrier',
    serviceTypes: 'Service Types',
    transferType: 'Transfer Type',
    server: 'Server',
    bookingType: 'Booking Type',
    bookingServer: 'Booking Server',
    username: 'Username',
    viewClients: 'View Clients',
  },
  search: 'Search carriers',
  loadFailed: 'The carriers could not be read',
  pickCustomer: 'Its carriers are shown here.',
  firstUse: 'Add a carrier to work with.',
  deleteQuestion: 'Delete {carrier}?',
  deleteWarning:
    'Its customer carrier accounts, client carrier accounts, rate cards and prefixes are also removed and cannot be recovered.',
} as const;

export const ownConnectionTexts = {
  addTitle: 'New customer carrier',
  editTitle: 'Edit customer carrier',
  viewTitle: 'Customer carrier',
  save: 'Save',
  carrier: 'Carrier',
  pickCarrier: 'Select a carrier',
  carriersFailed: 'The carriers could not be read',
  noneLeft: 'You work with every carrier there is already.',
  transfer: 'Transfer of manifests',
  noTransfer: 'No data is sent to this carrier.',
  transferOptional:
    'This carrier does not ask for data; what is filled in here is used all the same.',
  transferType: 'Transfer type',
  server: 'Server address',
  port: 'Server port',
  username: 'Username',
  password: 'Password',
  apiKey: 'API key',
  serverAuth: 'Authentication URL',
  accountNumber: 'Account number',
  path: 'Server path',
  booking: 'Booking of pickups',
  bookedBy: 'Booked by {type}.',
  bookedByMail: 'Pickups are booked by mail to your bookings address.',
  bookingServer: 'Booking address',
  difot: 'Tracking (DIFOT)',
  hasDifot: 'DIFOT server',
  difotServer: 'DIFOT server address',
  difotPort: 'DIFOT server port',
  difotUsername: 'DIFOT username',
  difotPassword: 'DIFOT password',
  difotPath: 'DIFOT path',
} as const;

export const ownSecretTexts = {
  show: 'Show',
  hide: 'Hide',
  kept: 'Leave it empty to keep what is stored.',
  showFailed: 'The stored value could not be shown',
} as const;

export const ownGenericCarrierTexts = {
  title: 'New generic carrier',
  save: 'Add carrier',
  name: 'Name',
  displayName: 'Display name',
  note: 'Use the name prefixed with cc_ when uploading zones and rate cards.',
  noteNamed: 'Use the name {name} when uploading zones and rate cards.',
} as const;

export const ownCutOffTexts = {
  title: 'Cut-off of {carrier}',
  save: 'Save',
  saveFailed: 'The cut-off could not be saved',
  day: 'Pickup',
  pickDay: 'Select a day',
  time: 'Cut-off time',
  pickTime: 'Select a time',
  sameDay:
    'Orders until {time} are picked up the same day, those after {time} go next business day.',
  nextDay:
    'Orders until {time} are picked up the next business day, those after {time} a business day later.',
  unlinked: 'This is the usual cut-off of the carrier; saving makes one of your own.',
} as const;

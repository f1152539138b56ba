/** Our own words of the clients, as `own.ts`: never to be taken for specified text. */
export const ownClientTexts = {
  subtitle: 'whom consignments are sent for',
  search: 'Search clients',
  fetchFailed: 'The clients could not be read',
  pickCustomer: 'Select a customer to see its clients.',
  hiddenBySearch: 'No client or parent has these words.',
  firstUse: 'A client is a shipper with an address to send from.',
  below: 'Below',
  deleteWarning:
    'Its open consignments, sub clients and addresses are removed as well. They cannot be recovered.',
  addFailed: 'The client could not be added',
  save: 'Save',
  parent: 'Parent',
  noParent: 'None: a client of its own',
  pickParent: 'Select a parent',
  senderAddress: 'Default sender address',
  keyKept: 'A key is stored. Type another to replace it.',
  keyLength: 'The 43 characters PrinterPal gives you.',
  pickTime: 'Select a time',
  yes: 'Yes',
  no: 'No',
  stored: 'Stored',
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
} as const;

/** The groups of the form. */
export const ownClientGroups = {
  basics: 'Basics',
  notifications: 'Notifications',
  printing: 'Printing',
  booking: 'Booking',
  features: 'Features',
} as const;

/** What each switch of a client is called (CLIENT-21, CLIENT-22). */
export const ownClientFeatures = {
  notificationEmail: 'Notification Email',
  notificationEmailAddress: 'Notification email address',
  customEmail: 'Custom email',
  printNodeApi: 'PrinterPal integration',
  printNodeApiKey: 'PrinterPal API key',
  extraPalletLabel: 'Extra pallet label',
  paperworkHistory: 'Paperwork history',
  manifestingActive: 'Manifesting active',
  autoBookingPreferred: 'Automated pickup booking',
  preferredPickupStart: 'Default ready time',
  preferredPickupEnd: 'Default closing time',
  pickupCutOff: 'Pickup cut-off',
  goodsPickup: 'Goods pickup',
  consolidation: 'Consolidation',
  editItemTotals: 'Edit item totals',
  palletControl: 'Pallet control',
  referenceRequired: 'Reference required',
  service: 'Service',
  difot: 'DIFOT',
} as const;

/** What it does, in one line. */
export const ownClientFeatureHints = {
  notificationEmail: 'A mail for each manifest of the client.',
  customEmail: 'Receivers get a mail in the look of the client.',
  printNodeApi: 'Labels go straight to a printer.',
  extraPalletLabel: 'One more label for each pallet.',
  paperworkHistory: 'Labels that were opened are remembered.',
  manifestingActive: 'Manifests are sent to the carrier.',
  autoBookingPreferred: 'A pickup is booked with the manifest.',
  pickupCutOff: 'No booking after the cut-off of the carrier.',
  consolidation: 'Asks before a second consignment goes the same way.',
  editItemTotals: 'Total weight and volume of an item may be typed.',
  palletControl: 'Loscam and Chep pallets are counted.',
  referenceRequired: 'No consignment without a reference.',
  service: 'Shown in reports.',
  difot: 'Shown in reports.',
} as const;

/** Our own words of the customers. */
export const ownCustomerTexts = {
  subtitle: 'the companies whose clients send',
  search: 'Search customers',
  empty: 'No customers found',
  firstUse: 'A customer is a shipping company with clients of its own.',
  fetchFailed: 'The customers could not be read',
  createTitle: 'Add customer',
  updateTitle: 'Edit customer',
  save: 'Save',
  deleteQuestion: 'Delete the customer?',
  deleteWarning: 'A customer that still has clients stays. The roles given for it go with it.',
  columns: {
    name: 'Name',
    bookingsEmail: 'Bookings Email',
    contactEmail: 'Contact Email',
    createdAt: 'Created At',
    clientCount: 'Client Count',
  },
  clients: 'clients',
  admins: 'Customer admins',
  adminName: 'Name',
  adminEmail: 'Email',
  noAdmins: 'This customer has no admin yet.',
} as const;

/** Clients. Not from the specification. */
export const appClientTexts = {
  subtitle: 'shippers and their sub clients',
  search: 'Search clients',
  fetchFailed: 'The clients could not be loaded',
  selectCustomer: 'Select a customer to see its clients.',
  hiddenBySearch: 'No clients match your search.',
  firstUse: 'A client is a shipper with its own pickup address.',
  below: 'Sub client of',
  deleteWarning:
    'Its open consignments, sub clients and addresses are removed as well. They cannot be recovered.',
  addFailed: 'The client could not be added',
  save: 'Save',
  parent: 'Parent',
  noParent: 'None (top-level client)',
  selectParent: 'Select a parent',
  hiddenParent: "A client you don't have access to",
  senderAddress: 'Default sender address',
  keyStored: 'A key is stored. Enter a new one to replace it.',
  keyLength: 'The 43 characters PrinterPal gives you.',
  selectTime: 'Select a time',
  yes: 'Yes',
  no: 'No',
  stored: 'Stored',
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
} as const;

/** Groups of the client form. */
export const appClientGroups = {
  basics: 'Basics',
  notifications: 'Notifications',
  printing: 'Printing',
  booking: 'Booking',
  features: 'Features',
} as const;

/** Names of a client's feature switches (CLIENT-21, CLIENT-22). */
export const appClientFeatures = {
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

/** One line of help for each switch. */
export const appClientFeatureHints = {
  notificationEmail: 'Emails the client about every manifest.',
  customEmail: 'Sends receivers a branded dispatch email.',
  printNodeApi: 'Prints labels directly to a printer.',
  extraPalletLabel: 'Prints one extra label per pallet.',
  paperworkHistory: 'Records when labels are opened.',
  manifestingActive: 'Sends manifests to the carrier.',
  autoBookingPreferred: 'Books a pickup with each manifest.',
  pickupCutOff: "No booking after the carrier's cut-off.",
  consolidation: 'Offers to add items to an open consignment on the same route.',
  editItemTotals: "Lets users enter an item's total weight and volume.",
  palletControl: 'Records CHEP and Loscam transfers.',
  referenceRequired: 'Every consignment needs a reference.',
  service: 'Shown in reports.',
  difot: 'Shown in reports.',
} as const;

/** Customers. Not from the specification. */
export const appCustomerTexts = {
  subtitle: 'companies and their clients',
  search: 'Search customers',
  empty: 'No customers found',
  firstUse: 'A customer is a company that ships for its own clients.',
  fetchFailed: 'The customers could not be loaded',
  createTitle: 'Add customer',
  updateTitle: 'Edit customer',
  save: 'Save',
  deleteTitle: 'Delete customer',
  deleteQuestion: 'Delete the customer {name}?',
  deleteWarning:
    "A customer that has or had clients or carriers can't be deleted. Roles for this customer are removed.",
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

/** Error when a customer cannot be deleted; each kind of record in singular and plural. */
export const appCustomerNotDeletableTexts = {
  stillHas: 'The customer still has {what}.',
  deletedRecordsKept: 'Deleted records are kept because consignments refer to them.',
  kinds: {
    clients: ['client', 'clients'],
    carriers: ['carrier', 'carriers'],
    removedClients: ['deleted client', 'deleted clients'],
    removedCarriers: ['deleted carrier', 'deleted carriers'],
  },
} as const;

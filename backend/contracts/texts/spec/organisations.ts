/** CLIENT: clients, on screen and in server errors (spec part 2, sections 2, 5 and 8). */
export const clientTexts = {
  title: 'Clients',
  columns: { name: 'Client Name', parentName: 'Parent' },
  add: 'Add',
  carrierAccounts: 'Client Carrier Account',
  apiKeys: 'API Keys',
  integrations: 'Integrations',
  edit: 'Edit',
  view: 'View',
  delete: 'DELETE',
  empty: 'No clients found',
  createTitle: 'Create Client',
  updateTitle: 'Update Client',
  viewTitle: 'View Client',
  deleteQuestion: 'Delete the Client Record?',
  added: 'Client Added Successfully',
  updated: 'Client Updated Successfully',
  updateFailed: 'Error Updating Client',
  deleted: 'Client Deleted Successfully',
  deleteFailed: 'Error Deleting Client',
  name: 'The name must be 3-255 characters long',
  addressIncomplete: 'Complete Address needed for Client creation',
  invalidEmail: 'Must enter a valid email',
  invalidPrinterKey: 'Must enter a valid PrinterPal API Key',
  timeSlots: 'Both timeslots must be set',
  timeOrder: 'Invalid time range. End time should be later than Start time.',
} as const;

/** CUST: customers, on screen and in server errors. */
export const customerTexts = {
  title: 'Customers',
  add: 'Add',
  edit: 'Edit',
  delete: 'Delete',
  added: 'Customer added successfully',
  addFailed: 'Error creating Customer',
  updated: 'Customer Updated successfully',
  updateFailed: 'Error Updating Customer',
  deleted: 'Customer deleted successfully',
  deleteFailed: 'Error deleting Customer',
  name: 'The name must be 3-255 characters long',
  invalidEmail: 'Must enter a valid email',
  bannerMissing: 'Must enter a message',
  bannerTooLong: 'Must be under 255 characters',
} as const;

/** Error messages for cases in which the specification gives none. */
export const organisationRejections = {
  clientNameTaken: 'A client with this name already exists',
  customerEmail: 'Must enter a valid email: latin letters, numbers, @ and a dot',
  customerNameTaken: 'A customer with this name already exists',
  ownerMissing: 'Must select a customer or a parent client',
  ownClient: 'You cannot delete your own client',
  ownDescendant: 'A client cannot be moved below itself or one of its sub clients',
  otherCustomer: 'A client cannot be moved to another customer',
} as const;

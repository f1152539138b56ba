/** CARRIER: customer carriers, generic carriers and cut-offs (spec part 2, sections 2, 5 and 8). */
export const carrierTexts = {
  noCarrier: 'Must select a carrier',
  noCustomer: 'Must select a customer',
  noTransferType: 'Must select a transfer type',
  noServer: 'Must enter {type} Server Address',
  noBookingServer: 'Must enter {type} Booking Address',
  /** CARRIER-37: two of username, password and API key; what is there already stands in front. */
  noApiCredentials: 'Must enter API Username with API Key/Password',
  noApiSecret: 'Must enter API Key/Password with API Username',
  noPort: 'Must enter a Server Port',
  noDifotServer: 'Must enter a DIFOT Server Address',
  noDifotUsername: 'Must enter a DIFOT Server Username',
  noDifotPassword: 'Must enter a DIFOT Server Password',
  noDifotPort: 'Must enter a DIFOT Server Port',
  invalidSecret: 'Must enter a valid password or key',
  invalidAddress: 'Must enter a valid server address',
  genericName: 'Custom Carrier Name should be between 3 - 42 characters',
  genericDisplayName: 'Custom Carrier Display Name should be between 3 - 42 characters',
  noCutOffDay: 'Cut off day must be selected',
  noCutOffTime: 'Cut off time must be selected',
  alreadyConnected: 'The customer already works with this carrier',
  genericTaken: 'A carrier with this name already exists',
} as const;

/** Calls to servers whose addresses customers enter. Not from the specification. */
export const appOutgoingTexts = {
  privateAddress: 'This address is on a private network, which is not allowed.',
  credentialsInAddress: 'Enter the username and password in their own fields, not in the address.',
  pathOfAnotherServer:
    'The path leads to another server. Enter a path on this server, beginning with a single slash.',
  redirected: 'The server redirects to another address. Enter that address instead.',
  testData: 'No server is called for test data.',
  givenUp:
    "It kept failing because of a problem on our side, not the carrier's. Resend it once that is fixed.",
  pickupPast: 'The pickup times have passed. Arrange the pickup with the carrier.',
  fileNotWhole:
    '{arrived} of {listed} bytes of {name} arrived: the file is changing, or the connection was lost.',
} as const;

/** The first hour of a customer: who is asked, and what comes next. Not specified text. */
export const appNoClientTexts = {
  title: 'No client yet',
  addFirst: 'Consignments are sent by a client. Add the first one, and it can be set up to send.',
  addClient: 'Go to Clients',
  notSetUp: 'You are not set up for a client yet',
  ask: 'Ask {names} of {customer}.',
  askNames: 'Ask {names}.',
  askSomebody: 'Ask the administrator who invited you.',
  logOut: 'Log out',
  noClientToChoose: 'There is no client yet. Add one under Clients.',
} as const;

/** First steps for a new customer: who to contact and what comes next. Not from the specification. */
export const appNoClientTexts = {
  title: 'No clients yet',
  addFirst: 'Consignments belong to a client. Add your first client, then set it up to ship.',
  addClient: 'Go to Clients',
  notSetUp: "You don't have access to a client yet",
  ask: 'Ask {names} at {customer}.',
  askNames: 'Ask {names}.',
  askAdministrator: 'Ask the administrator who invited you.',
  logOut: 'Log out',
  noClientToChoose: 'There are no clients yet. Add one under Clients.',
} as const;

/** Name of the set-up page, and the label of its number in the sidebar. */
export const setUpTitle = 'Set up';
export const openSteps = 'open steps';

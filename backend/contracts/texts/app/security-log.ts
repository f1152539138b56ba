import type { SecurityEventKind } from '../../views/security-log.view.js';

const kinds: Readonly<Record<SecurityEventKind, string>> = {
  SIGN_IN: 'Sign-in',
  WAIT: 'Temporarily blocked after wrong passwords',
  UNLOCKED: 'Unblocked by an operator',
  SESSION_ENDED: 'Session ended',
  RESET_REQUESTED: 'Password reset requested',
  PASSWORD_CHANGED: 'Password changed',
  STATUS_CHANGED: 'Status changed',
  ROLE_CHANGED: 'Role changed',
  API_KEY_CREATED: 'API key created',
  API_KEY_ROTATED: 'API key rotated',
  API_KEY_ENDED: 'API key deleted',
  SECRET_SHOWN: 'Stored password shown',
  LOG_EXPORTED: 'Security log exported',
  PERMISSION_REFUSED: 'Permission denied',
};

/** The user's own security log. Not from the specification. */
export const appSecurityLogTexts = {
  title: 'Security log',
  intro:
    "Activity on your account in the last 400 days. Tell your administrator about anything that wasn't you.",
  kinds,
  kind: 'Event',
  everything: 'Everything',
  outcome: 'Outcome',
  outcomes: { '': 'Any outcome', DONE: 'Done', REFUSED: 'Denied' },
  denied: 'Denied',
  by: (name: string) => `by ${name}`,
  byAnonymous: 'by someone not signed in',
  noAddress: 'Address unknown',
  none: 'No entries of this type.',
  newest: 'Newest',
  older: 'Older',
} as const;

/** Security log of the users in an administrator's scope. */
export const appUsersSecurityLogTexts = {
  title: 'Security log',
  note: 'Your entries and those of your users from the last 400 days, newest first.',
  who: 'Who',
  findWho: 'Name or email',
  address: 'Address',
  findAddress: 'Start of an IP address',
  from: 'From',
  to: 'To',
  daysReversed: 'The last day must not be before the first.',
  columns: {
    when: 'When',
    who: 'Who',
    what: 'What',
    details: 'Details',
    from: 'From',
    outcome: 'Outcome',
  },
  done: 'Done',
  denied: 'Denied',
  nobody: 'Not signed in',
  about: (name: string) => `about ${name}`,
  none: 'No entries match.',
  noneHint: 'Remove a filter, or select a longer period.',
  failed: 'The security log could not be loaded',
  export: 'Export',
  exporting: 'Exporting…',
  exportFailed: 'The security log could not be exported',
  clear: 'Clear',
  file: 'security-log.csv',
  csv: [
    'When (UTC)',
    'Who',
    'User id',
    'About',
    'About id',
    'What',
    'Details',
    'Address',
    'Device',
    'Outcome',
  ],
  more: (limit: number) =>
    `Only the newest ${limit.toLocaleString('en-AU')} entries are in this file. Select a shorter period for the rest.`,
} as const;

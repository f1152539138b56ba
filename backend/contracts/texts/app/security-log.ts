import type { SecurityEventKind } from '../../views/security-log.view.js';

const kinds: Readonly<Record<SecurityEventKind, string>> = {
  SIGN_IN: 'Sign-in',
  WAIT: 'Wait after wrong passwords',
  UNLOCKED: 'Wait ended by an operator',
  SESSION_ENDED: 'Session ended',
  RESET_REQUESTED: 'Password reset asked for',
  PASSWORD_CHANGED: 'Password changed',
  STATUS_CHANGED: 'Status changed',
  ROLE_CHANGED: 'Role changed',
  API_KEY_CREATED: 'API key made',
  API_KEY_ROTATED: 'API key rotated',
  API_KEY_ENDED: 'API key deleted',
  SECRET_SHOWN: 'Stored password shown',
  PERMISSION_REFUSED: 'Permission refused',
};

/** The user's own security log. Not specified text. */
export const appSecurityLogTexts = {
  title: 'Security log',
  intro:
    'What happened to your account in the last 400 days. Tell your administrator what was not you.',
  kinds,
  kind: 'What',
  everything: 'Everything',
  outcome: 'Outcome',
  outcomes: { '': 'Done and refused', DONE: 'Done', REFUSED: 'Refused' },
  refused: 'Refused',
  by: (name: string) => `by ${name}`,
  byNobody: 'by somebody not signed in',
  noAddress: 'Address unknown',
  none: 'Nothing of that kind.',
  newest: 'Newest',
  older: 'Older',
} as const;

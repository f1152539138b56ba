/** Kinds of security events. */
export const securityEventKinds = [
  'SIGN_IN',
  'WAIT',
  'UNLOCKED',
  'SESSION_ENDED',
  'RESET_REQUESTED',
  'PASSWORD_CHANGED',
  'STATUS_CHANGED',
  'ROLE_CHANGED',
  'API_KEY_CREATED',
  'API_KEY_ROTATED',
  'API_KEY_ENDED',
  'API_KEY_ADDRESS',
  'SECRET_SHOWN',
  'LOG_EXPORTED',
  'PERMISSION_REFUSED',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

export type SecurityOutcome = 'DONE' | 'REFUSED';

/** One entry of GET security-log. */
export interface SecurityEventView {
  /** Position in the chain. */
  id: number;
  at: string;
  kind: SecurityEventKind;
  outcome: SecurityOutcome;
  /** Actor of the event; null if no one was signed in. */
  userId: number | null;
  userName: string | null;
  /** The user it is about; null for one that does not exist. */
  subjectId: number | null;
  /** Null for a user that does not exist or was deleted. */
  subjectName: string | null;
  details: string;
  address: string | null;
  agent: string | null;
}

/** Newest first; `before` is the cursor of the next page, null at the end. */
export interface SecurityLogView {
  events: SecurityEventView[];
  before: number | null;
}

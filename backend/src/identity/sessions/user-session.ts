/** Reason a session ended early. */
export type SessionEndReason =
  | 'LOGGED_OUT'
  | 'ENDED_BY_USER'
  | 'ENDED_BY_ADMINISTRATOR'
  | 'PASSWORD_CHANGED'
  | 'STATUS_CHANGED'
  | 'ROLE_CHANGED'
  | 'REMOVED';

/** A session that has neither ended nor expired, of a user who is ACTIVE. */
export interface LiveSession {
  readonly id: string;
  readonly userId: number;
  /** Version of the user's permissions, compared with the cached version. */
  readonly accessVersion: number;
  /** IANA zone of the user's calendar days. */
  readonly timeZone: string;
  /** Not marked as used within the last minute. */
  readonly isStale: boolean;
}

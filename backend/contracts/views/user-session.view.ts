/** A session of a user that has not ended: GET session, GET user/{id}/session. */
export interface UserSessionView {
  id: string;
  /** Whether it is the session of the request. */
  isCurrent: boolean;
  /** 'Chrome on Windows'; null if the client does not identify itself. */
  device: string | null;
  kind: 'desktop' | 'phone' | 'tablet' | 'program';
  /** IP address of its last use, recorded with `lastUsedAt`. */
  address: string | null;
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
}

/** DELETE session: number of sessions ended. */
export interface EndedSessionsView {
  ended: number;
}

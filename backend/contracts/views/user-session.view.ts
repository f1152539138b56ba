/** A session of a user that has not ended: GET session, GET user/{id}/session. */
export interface UserSessionView {
  id: string;
  /** Whether it is the session of the request. */
  isCurrent: boolean;
  /** 'Chrome on Windows'; null for a program that does not say. */
  device: string | null;
  kind: 'desktop' | 'phone' | 'tablet' | 'program';
  /** IP address it was last used from, at most a minute ago as of `lastUsedAt`. */
  address: string | null;
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
}

/** DELETE session: how many sessions were ended. */
export interface EndedSessionsView {
  ended: number;
}

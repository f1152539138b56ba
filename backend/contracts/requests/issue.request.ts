/** Body of POST /needs-person/retry. */
export interface RetryIssueRequest {
  /** Key of a job or an email in the list. */
  key: string;
}

/** Body of POST /needs-person/dismiss. */
export interface DismissIssueRequest {
  /** Key of a manifest in the list. */
  key: string;
  /** Reason, recorded in the audit log. */
  words: string;
}

/** Body of POST /needs-person/take. */
export interface TakeIssueRequest {
  key: string;
  /** Owner shown to the caller; if someone else has taken it since, that owner stays. */
  seenOwnerId: number | null;
}

/** Body of POST /needs-person/release. */
export type ReleaseIssueRequest = Pick<TakeIssueRequest, 'key'>;

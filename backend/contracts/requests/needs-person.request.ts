/** Body of POST /needs-person/retry. */
export interface RetryNeedRequest {
  /** Key of a job or an email in the list. */
  key: string;
}

/** Body of POST /needs-person/take. */
export interface TakeNeedRequest {
  key: string;
  /** Owner shown to the caller; if someone else has taken it since, that owner stays. */
  seenOwnerId: number | null;
}

/** Body of POST /needs-person/release. */
export type ReleaseNeedRequest = Pick<TakeNeedRequest, 'key'>;

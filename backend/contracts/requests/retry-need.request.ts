/** Body of POST /needs-person/retry. */
export interface RetryNeedRequest {
  /** Of a job or a mail in the list. */
  key: string;
}

/** Body of POST /needs-person/take. */
export interface TakeNeedRequest {
  key: string;
  /** The owner that was shown; somebody else's, who came first, is kept. */
  seenOwnerId: number | null;
}

/** Body of POST /needs-person/release. */
export type ReleaseNeedRequest = Pick<TakeNeedRequest, 'key'>;

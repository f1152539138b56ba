/** Body of POST /needs-person/retry. */
export interface RetryNeedRequest {
  /** Of a job or a mail in the list. */
  key: string;
}

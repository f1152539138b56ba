/** Whether requests can be served. */
export interface ReadinessView {
  readonly status: string;
  /** What was looked at and is well; for signed-in users. */
  readonly info?: object | undefined;
  /** What was looked at and is not. */
  readonly error?: object | undefined;
  /** Both together. */
  readonly details?: object | undefined;
}

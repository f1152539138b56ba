/** Whether requests can be served. */
export interface ReadinessView {
  readonly status: string;
  /** Checks that passed; for signed-in users. */
  readonly info?: object | undefined;
  /** Checks that failed. */
  readonly error?: object | undefined;
  /** Both together. */
  readonly details?: object | undefined;
}

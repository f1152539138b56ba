export interface ResetTestEnvironmentRequest {
  /** Client id of the environment to replace; an environment that has already been replaced is left as it is. */
  readonly clientId: number;
}

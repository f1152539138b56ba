export interface ResetTestEnvironmentRequest {
  /** Client id of the environment to replace; one that was replaced before stays as it is. */
  readonly clientId: number;
}

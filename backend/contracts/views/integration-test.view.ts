/** Steps of a test of a client's connection, in order; those that its transfer type has are run. */
export const integrationTestSteps = [
  'RESOLVE',
  'CONNECT',
  'HOST_KEY',
  'SIGN_IN',
  'LIST',
  'WRITE',
  'RENAME',
  'REMOVE',
] as const;
export type IntegrationTestStep = (typeof integrationTestSteps)[number];

export interface IntegrationTestStepView {
  step: IntegrationTestStep;
  /** Null if it was not tried, because an earlier step failed. */
  ok: boolean | null;
  /** Null if it was not tried. */
  ms: number | null;
  /** Observation, or the reason for the failure. */
  message: string;
}

/** Result of a test: POST client-integration/{id}/test. */
export interface IntegrationTestView {
  isPassed: boolean;
  testedAt: string;
  steps: IntegrationTestStepView[];
}

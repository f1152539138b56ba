/** Parts of a carrier's connection that can be tested. */
export const connectionTestKinds = ['ACCOUNT', 'TRANSFER', 'BOOKING', 'FEED'] as const;
export type ConnectionTestKind = (typeof connectionTestKinds)[number];

export interface ConnectionTestStepView {
  /** Name of the step: 'Signed in'. */
  name: string;
  outcome: 'DONE' | 'FAILED' | 'NOT_TRIED';
  /** Observation, or the reason for the failure. */
  words: string;
  /** Null if it was not tried. */
  ms: number | null;
}

/** Result of a test: POST customer-carrier/test. */
export interface ConnectionTestView {
  kind: ConnectionTestKind;
  isPassed: boolean;
  testedAt: string;
  steps: ConnectionTestStepView[];
}

/** What of a carrier's connection is tested. */
export const connectionTestKinds = ['TRANSFER', 'BOOKING', 'FEED'] as const;
export type ConnectionTestKind = (typeof connectionTestKinds)[number];

export interface ConnectionTestStepView {
  /** What was tried: 'Signed in'. */
  name: string;
  outcome: 'DONE' | 'FAILED' | 'NOT_TRIED';
  /** What was seen, or why it failed. */
  words: string;
  /** Null if it was not tried. */
  ms: number | null;
}

/** What a test did and saw: POST customer-carrier/test. */
export interface ConnectionTestView {
  kind: ConnectionTestKind;
  isPassed: boolean;
  testedAt: string;
  steps: ConnectionTestStepView[];
}

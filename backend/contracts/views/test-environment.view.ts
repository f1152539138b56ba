/** Test environment of a client. */
export interface TestEnvironmentView {
  /** Id of the environment, a client of its own. */
  clientId: number;
  name: string;
  /** The client whose environment it is. */
  testOf: number;
  customerId: number;
}

/** An email that a test environment would have sent. */
export interface TestMailView {
  id: number;
  to: string;
  subject: string;
  text: string;
  /** ISO instant in UTC. */
  createdAt: string;
}

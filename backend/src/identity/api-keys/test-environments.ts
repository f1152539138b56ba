import type { Actor } from '../../platform/actor.js';

/** Test environments of clients, as API keys need them; the context `test-environments` provides it. */
export abstract class TestEnvironments {
  /** Client id of the environment, which is created if there is none. @throws RecordNotFound */
  abstract ensure(clientId: number, actor: Actor): Promise<number>;
}

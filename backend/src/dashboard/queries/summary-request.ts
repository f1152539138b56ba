import type { EntityManager } from 'typeorm';

import type { Actor } from '../../identity/index.js';

/** Actor, client and time of a summary. */
export interface SummaryRequest {
  readonly manager: EntityManager;
  readonly actor: Actor;
  readonly clientId: number | null;
  readonly now: Date;
  /** IANA zone of the user. */
  readonly zone: string;
  /** yyyy-MM-dd in that zone. */
  readonly today: string;
}

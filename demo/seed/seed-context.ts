import type { INestApplicationContext } from '@nestjs/common';

import type { Actor } from '../../backend/src/platform/actor.js';
import type { Chance } from './chance.js';

/** What every part of the seed works with. */
export interface SeedContext {
  readonly app: INestApplicationContext;
  readonly actor: Actor;
  /** Calendar day yyyy-MM-dd the demo is dated from. */
  readonly today: string;
  /** Begins anew for each step, so that a step run again does the same. */
  readonly chance: Chance;
}

/** One part of the demo; run again after a sudden end it completes what is missing. */
export interface SeedStep {
  readonly name: string;
  readonly run: (context: SeedContext) => Promise<void>;
}

import type { INestApplicationContext } from '@nestjs/common';

import type { Actor } from '../../backend/src/platform/actor.js';
import type { SeededRandom } from './seeded-random.js';

/** Context of every seed step. */
export interface SeedContext {
  readonly app: INestApplicationContext;
  readonly actor: Actor;
  /** Reference day of the demo, yyyy-MM-dd. */
  readonly today: string;
  /** Reseeded for each step, so that a repeated step does the same. */
  readonly random: SeededRandom;
}

/** One part of the demo; repeated after an interruption it completes what is missing. */
export interface SeedStep {
  readonly name: string;
  readonly run: (context: SeedContext) => Promise<void>;
}

import { randomUUID } from 'node:crypto';

import { Actor } from './actor.js';

const newTrail = (): Actor['trail'] => ({ correlationId: randomUUID(), causationId: null });

/**
 * The system itself, doing its own work: it holds no permission, and asks for none. `trail` is what led
 * to the work; without one, nothing did.
 */
export const systemActor = (name: string, trail: Actor['trail'] = newTrail()): Actor =>
  new Actor({ id: 0, name, kind: 'SYSTEM', onBehalfOf: null }, new Map(), trail);

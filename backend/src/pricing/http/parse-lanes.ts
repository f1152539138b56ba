import { z } from 'zod';

import { zoneTexts as texts } from '@contracts/texts/spec/zones.js';

import { MAX_ID } from '../../platform/http/record-id.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import type { LaneChange } from '../transit-times/transit-time.service.js';

/** CROSS-03 */
const MAX_LANES = 1_000;

/** GAP-53 */
const laneSchema = z.object({
  id: z.int().min(1).max(MAX_ID),
  eta: z.int(texts.invalidEta).min(0, texts.invalidEta).max(99, texts.invalidEta),
});

const lanesSchema = z.array(laneSchema, texts.noLanes).min(1, texts.noLanes).max(MAX_LANES);

/** Accepts a list of lanes, or the response of GET as a whole. @throws InvalidRequest */
export function parseLanes(body: unknown): LaneChange[] {
  const isResponse = typeof body === 'object' && body !== null && 'lanes' in body;
  const parsed = lanesSchema.safeParse(isResponse ? body.lanes : body);
  if (parsed.success) return parsed.data;
  throw new InvalidRequest(
    parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  );
}

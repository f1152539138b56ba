import { z } from 'zod';

import { zoneTexts as texts } from '@contracts/texts/zones.js';

import { LARGEST_ID } from '../../platform/http/record-id.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import type { LaneChange } from '../places/transit-timetable.js';

/** CROSS-03 */
const MOST_LANES = 1_000;

/** GAP-53 */
const lane = z.object({
  id: z.int().min(1).max(LARGEST_ID),
  eta: z.int(texts.invalidEta).min(0, texts.invalidEta).max(99, texts.invalidEta),
});

const lanes = z.array(lane, texts.noLanes).min(1, texts.noLanes).max(MOST_LANES);

/** A list of lanes, or the answer of GET sent back whole. @throws InvalidRequest */
export function readLanes(body: unknown): LaneChange[] {
  const isAnswer = typeof body === 'object' && body !== null && 'lanes' in body;
  const parsed = lanes.safeParse(isAnswer ? body.lanes : body);
  if (parsed.success) return parsed.data;
  throw new InvalidRequest(
    parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  );
}

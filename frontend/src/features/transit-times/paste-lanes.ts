import type { TransitLaneView } from '@contracts/views/carrier-zone.view';

import { isEta } from './lane-edits';

export interface PastedLanes {
  readonly changes: ReadonlyMap<TransitLaneView, string>;
  /** Zones without a lane. */
  readonly unknown: readonly string[];
  /** Lines that do not contain a zone and its days. */
  readonly invalid: readonly string[];
}

const linePattern = /^(.+?)[\t,; ]+(\d+)$/;

/** Parses lines of a zone and its days, as copied from a spreadsheet. */
export function readPasted(text: string, lanes: readonly TransitLaneView[]): PastedLanes {
  const byZone = new Map(lanes.map((lane) => [lane.toZone.toUpperCase(), lane]));
  const changes = new Map<TransitLaneView, string>();
  const unknown: string[] = [];
  const invalid: string[] = [];
  for (const line of text.split(/\r?\n/).map((rawLine) => rawLine.trim())) {
    if (line === '') continue;
    const [, zone = '', days = ''] = linePattern.exec(line) ?? [];
    const lane = byZone.get(zone.toUpperCase());
    if (!isEta(days)) invalid.push(line);
    else if (lane) changes.set(lane, String(Number(days)));
    else unknown.push(zone);
  }
  return { changes, unknown, invalid };
}

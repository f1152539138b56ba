import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { Remembered } from '../../platform/memory/remembered.js';
import { RecordMemory } from '../../platform/memory/record-memory.js';
import { TransitLane } from '../records/transit-lane.entity.js';

/** Business days by lane, for one service group. */
type TransitDays = ReadonlyMap<string, number>;

const MOST_GROUPS = 500;

/** How many business days a service group takes between two zones. */
@Injectable()
export class TransitTimes {
  private readonly groups: Remembered<number, TransitDays>;

  constructor(
    private readonly database: DataSource,
    memory: RecordMemory,
  ) {
    this.groups = memory.keep({
      tables: ['transit_lane'],
      most: MOST_GROUPS,
      read: (serviceGroupId: number) => this.read(serviceGroupId),
    });
  }

  async of(serviceGroupId: number): Promise<TransitDays> {
    return this.groups.get(serviceGroupId);
  }

  private async read(serviceGroupId: number): Promise<TransitDays> {
    const lanes = await this.database.getRepository(TransitLane).findBy({ serviceGroupId });
    return new Map(lanes.map(({ fromZone, toZone, eta }) => [transitLane(fromZone, toZone), eta]));
  }
}

export const transitLane = (fromZone: string, toZone: string): string => `${fromZone}>${toZone}`;

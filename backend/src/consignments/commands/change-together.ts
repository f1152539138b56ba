import { Injectable } from '@nestjs/common';

import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';

import type { Access } from '../../platform/event-streams.js';
import { mapAtMost } from '../../platform/map-at-most.js';
import type { Consignment } from '../domain/consignment.js';
import { ConsignmentStreams } from '../domain/consignment-streams.js';

const AT_ONCE = 20;

/** The same decision for several consignments: refused for one, it is made for none. */
@Injectable()
export class ChangeTogether {
  constructor(private readonly consignments: ConsignmentStreams) {}

  /** @throws RecordNotFound when one of them does not exist, or is out of reach; then what `decide` throws */
  async change(
    ids: readonly number[],
    access: Access,
    decide: (consignment: Consignment) => readonly ConsignmentEvent[],
  ): Promise<void> {
    const unique = [...new Set(ids)];
    const loaded = await mapAtMost(AT_ONCE, unique, (id) => this.consignments.load(id, access));
    loaded.forEach(({ state }) => decide(state));
    await mapAtMost(AT_ONCE, unique, (id) => this.consignments.change(id, access, decide));
  }
}

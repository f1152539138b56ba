import { Injectable } from '@nestjs/common';

import type { ConsignmentOwner } from '@contracts/events/consignment.events.js';

import { Clients } from '../../clients/index.js';
import { ConsignmentStories, type ConsignmentRecord } from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import { mapAtMost } from '../../platform/map-at-most.js';
import { labelsOf, type LabelDocument } from '../documents/label.document.js';
import { PaperworkNotAvailable, TooManyLabels } from '../paperwork.errors.js';

const READS_AT_ONCE = 16;
const MOST_LABELS = 10_000;

/** Consignments and their labels, for whoever may print them. */
@Injectable()
export class PaperConsignments {
  constructor(
    private readonly stories: ConsignmentStories,
    private readonly clients: Clients,
  ) {}

  /**
   * In the order asked for; all of them or none.
   * @throws RecordNotFound when one does not exist or is out of reach
   * @throws PaperworkNotAvailable when one has no connote yet, or there are none
   */
  async find(ids: readonly number[], actor: Actor): Promise<ConsignmentRecord[]> {
    const access = { actor, permission: 'PAPERWORK' } as const;
    const records = await mapAtMost(READS_AT_ONCE, ids, (id) => this.stories.find(id, access));
    if (records.length === 0 || !records.every(isPrintable)) throw new PaperworkNotAvailable();
    return records;
  }

  /** Of any status. @throws RecordNotFound */
  async owner(id: number, actor: Actor): Promise<ConsignmentOwner> {
    return (await this.stories.find(id, { actor, permission: 'PAPERWORK' })).owner;
  }

  /** @throws TooManyLabels and what `find` throws */
  async labels(ids: readonly number[], actor: Actor): Promise<LabelDocument[]> {
    const records = await this.find(ids, actor);
    const pieces = records.flatMap(({ content }) => content.items.map(({ quantity }) => quantity));
    if (pieces.reduce((sum, quantity) => sum + quantity, 0) > MOST_LABELS)
      throw new TooManyLabels(MOST_LABELS, 'labels');
    const doubling = await this.clientsWithExtraLabels(records);
    return records.flatMap((record) =>
      labelsOf(record, { hasExtraPalletLabel: doubling.has(record.owner.clientId) }),
    );
  }

  private async clientsWithExtraLabels(
    records: readonly ConsignmentRecord[],
  ): Promise<Set<number>> {
    const ids = [...new Set(records.map(({ owner }) => owner.clientId))];
    const clients = await mapAtMost(READS_AT_ONCE, ids, (id) => this.clients.find(id));
    return new Set(clients.filter((client) => client.extraPalletLabel).map(({ id }) => id));
  }
}

const isPrintable = ({ status, connote }: ConsignmentRecord): boolean =>
  status !== 'DRAFT' && connote !== null;

import { Injectable } from '@nestjs/common';

import type { ConsignmentOwner } from '@contracts/events/consignment.events.js';

import { ClientRepository } from '../../clients/index.js';
import { ConsignmentEventReader, type ConsignmentDetails } from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import { mapConcurrently } from '../../platform/map-concurrently.js';
import { labelsOf, type LabelDocument } from '../documents/label.document.js';
import { PaperworkNotAvailable, TooManyLabels } from '../paperwork.errors.js';

const READS_AT_ONCE = 16;
const MAX_LABELS = 10_000;

/** Consignments and their labels, for users who may print them. */
@Injectable()
export class PaperworkQueries {
  constructor(
    private readonly events: ConsignmentEventReader,
    private readonly clients: ClientRepository,
  ) {}

  /**
   * In the requested order; all or none.
   * @throws RecordNotFound when one does not exist or is out of scope
   * @throws PaperworkNotAvailable when one has no connote yet, or there are none
   */
  async find(ids: readonly number[], actor: Actor): Promise<ConsignmentDetails[]> {
    const access = { actor, permission: 'PAPERWORK' } as const;
    const records = await mapConcurrently(READS_AT_ONCE, ids, (id) => this.events.get(id, access));
    if (records.length === 0 || !records.every(isPrintable)) throw new PaperworkNotAvailable();
    return records;
  }

  /** In any status. @throws RecordNotFound */
  async owner(id: number, actor: Actor): Promise<ConsignmentOwner> {
    return (await this.events.get(id, { actor, permission: 'PAPERWORK' })).owner;
  }

  /** @throws TooManyLabels and the errors of `find` */
  async labels(ids: readonly number[], actor: Actor): Promise<LabelDocument[]> {
    const records = await this.find(ids, actor);
    const pieces = records.flatMap(({ content }) => content.items.map(({ quantity }) => quantity));
    if (pieces.reduce((sum, quantity) => sum + quantity, 0) > MAX_LABELS)
      throw new TooManyLabels(MAX_LABELS, 'labels');
    const doubling = await this.clientsWithExtraLabels(records);
    return records.flatMap((record) =>
      labelsOf(record, { hasExtraPalletLabel: doubling.has(record.owner.clientId) }),
    );
  }

  private async clientsWithExtraLabels(
    records: readonly ConsignmentDetails[],
  ): Promise<Set<number>> {
    const ids = [...new Set(records.map(({ owner }) => owner.clientId))];
    const clients = await mapConcurrently(READS_AT_ONCE, ids, (id) => this.clients.find(id));
    return new Set(clients.filter((client) => client.extraPalletLabel).map(({ id }) => id));
  }
}

const isPrintable = ({ connote }: ConsignmentDetails): boolean => connote !== null;

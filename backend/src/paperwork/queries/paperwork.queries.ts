import { Injectable } from '@nestjs/common';

import type { ConsignmentOwner } from '@contracts/events/consignment.events.js';

import { isTestClient } from '@contracts/rules/test-environment.js';

import { CarrierShipmentRepository } from '../../carriers/index.js';
import { ClientRepository } from '../../clients/index.js';
import {
  AlreadyDeleted,
  ConsignmentEventReader,
  type ConsignmentDetails,
} from '../../consignments/index.js';
import { MixedScope } from '../../identity/index.js';
import type { Actor } from '../../platform/actor.js';
import { mapConcurrently } from '../../platform/map-concurrently.js';
import { isFromProgram } from '../../platform/request-context.js';
import { labelsOf, type LabelDocument } from '../documents/label.document.js';
import { LabelsDeleted, PaperworkNotAvailable, TooManyLabels } from '../paperwork.errors.js';

const READ_CONCURRENCY = 16;
/** Maximum labels in one document, and so maximum consignments. */
export const MAX_LABELS = 10_000;
/** Maximum carrier files in one document, since all of them are held in memory. */
const MAX_CARRIER_LABELS = 1000;

/** Labels of one consignment: its carrier's, else ours. */
export interface ConsignmentLabels {
  readonly connoteNumber: string;
  readonly clientId: number;
  /** A PDF. */
  readonly ofCarrier: Buffer | null;
  readonly own: readonly LabelDocument[];
}

/** Consignments and their labels, for users who may print them. */
@Injectable()
export class PaperworkQueries {
  constructor(
    private readonly events: ConsignmentEventReader,
    private readonly clients: ClientRepository,
    private readonly shipments: CarrierShipmentRepository,
  ) {}

  /**
   * In the requested order; all or none.
   * @throws RecordNotFound when one does not exist or is out of scope
   * @throws MixedScope for test data among other data
   * @throws PaperworkNotAvailable when one has no connote yet, or there are none
   * @throws AlreadyDeleted to a program, whose goods would leave without being manifested; people see what they print
   */
  async getMany(ids: readonly number[], actor: Actor): Promise<ConsignmentDetails[]> {
    const access = { actor, permission: 'PAPERWORK' } as const;
    const records = await this.events.getMany(ids, access);
    if (records.length === 0 || !records.every(isPrintable)) throw new PaperworkNotAvailable();
    if (isFromProgram() && records.some(isDeleted)) throw new AlreadyDeleted();
    const tests = records.filter(({ owner }) => isTestClient(owner.clientId));
    if (tests.length > 0 && tests.length < records.length) throw new MixedScope();
    return records;
  }

  /** In any status. @throws RecordNotFound */
  async getOwner(id: number, actor: Actor): Promise<ConsignmentOwner> {
    return (await this.events.get(id, { actor, permission: 'PAPERWORK' })).owner;
  }

  /** By consignment, in the requested order. @throws TooManyLabels, LabelsDeleted and the errors of `getMany` */
  async labels(ids: readonly number[], actor: Actor): Promise<ConsignmentLabels[]> {
    // an open manifest may have any number of consignments, each with at least one label
    if (ids.length > MAX_LABELS) throw new TooManyLabels(MAX_LABELS, 'labels');
    const records = await this.getMany(ids, actor);
    const pieces = records.flatMap(({ content }) => content.items.map(({ quantity }) => quantity));
    if (pieces.reduce((sum, quantity) => sum + quantity, 0) > MAX_LABELS)
      throw new TooManyLabels(MAX_LABELS, 'labels');
    const ofCarriers = await this.carrierLabels(records);
    const clientsWithExtras = await this.clientsWithExtraLabels(records);
    return records.map((record) => ({
      connoteNumber: record.connote?.connoteNumber ?? '',
      clientId: record.owner.clientId,
      ofCarrier: ofCarriers.get(record.id) ?? null,
      own: labelsOf(record, { hasExtraPalletLabel: clientsWithExtras.has(record.owner.clientId) }),
    }));
  }

  /** Label files of carriers that produce their own, by consignment; their barcodes must not be drawn by us. */
  private async carrierLabels(records: readonly ConsignmentDetails[]) {
    const ids = records.map(({ id }) => id);
    const counts = await this.shipments.countLabels(ids);
    if (counts.stored > MAX_CARRIER_LABELS) throw new TooManyLabels(MAX_CARRIER_LABELS, 'labels');
    if (counts.deleted > 0) throw new LabelsDeleted();
    return this.shipments.listLabels(counts.stored === 0 ? [] : ids);
  }

  private async clientsWithExtraLabels(
    records: readonly ConsignmentDetails[],
  ): Promise<Set<number>> {
    const ids = [...new Set(records.map(({ owner }) => owner.clientId))];
    const clients = await mapConcurrently(READ_CONCURRENCY, ids, (id) => this.clients.get(id));
    return new Set(clients.filter((client) => client.extraPalletLabel).map(({ id }) => id));
  }
}

const isDeleted = ({ state }: ConsignmentDetails): boolean => state === 'DELETED';

const isPrintable = ({ connote }: ConsignmentDetails): boolean => connote !== null;

import { Injectable } from '@nestjs/common';

import { AddressService } from '../../address-book/index.js';
import { ConsignmentStreams } from '../../consignments/index.js';
import type { Actor } from '../../platform/actor.js';
import { mapConcurrently } from '../../platform/map-concurrently.js';
import { ItemTypeQueries } from '../../settings/index.js';
import { ConsignmentGroupImporter } from '../consignments/consignment-group.importer.js';
import type { RowGroup } from '../consignments/consignment-template.js';
import { ImportReferenceQueries } from '../consignments/import-reference.queries.js';
import type { GroupOptions, PlannedGroup } from '../consignments/planned-group.js';
import { ReferenceQueries } from '../queries/reference.queries.js';
import { toKnownOrder, withOneMore } from './known-orders.js';
import { generateOrders, type SampleOrder, sampleItemTypes, toRowGroup } from './sample-orders.js';
import { sampleReference } from './sample-reference.js';

/** Number of invented orders that are planned, to find those that a carrier accepts. */
const CANDIDATES = 72;
const CONCURRENCY = 8;
const MAX_UPDATES = 2;
const MAX_SKIPS = 1;
/** Rows are numbered this far apart, so that no two orders share one. */
const ROWS_PER_ORDER = 1_000;

const options: GroupOptions = {
  ...{ options: [], preference: 'CHEAPEST', whenKnown: 'UPDATE', saveFailedAsDraft: false },
  isSample: true,
};

/** Invented orders that can be created for a client. */
export interface GeneratedOrders {
  /** At least one; orders that no carrier accepts if there are no others. */
  readonly orders: readonly SampleOrder[];
  /** Reason no carrier accepts any of them; null if one does. */
  readonly pricingProblem: string | null;
}

/** An order with the reference of a consignment. */
export interface KnownOrder {
  readonly reference: string;
  readonly order: SampleOrder;
}

/**
 * Finds orders for the sample file of a client by planning them as an import would, so that the import has the
 * outcomes that the sample promises. Nothing is written. The caller has checked the scope.
 */
@Injectable()
export class SampleOrdersService {
  constructor(
    private readonly addresses: AddressService,
    private readonly itemTypes: ItemTypeQueries,
    private readonly references: ImportReferenceQueries,
    private readonly known: ReferenceQueries,
    private readonly importer: ConsignmentGroupImporter,
    private readonly consignments: ConsignmentStreams,
  ) {}

  /** Invents orders, and keeps those that a carrier accepts. @throws RecordNotFound for an unknown client */
  async generate(clientId: number, actor: Actor): Promise<GeneratedOrders> {
    const [sender, itemTypes] = await Promise.all([
      this.addresses.findDefaultUnscoped(clientId),
      this.itemTypes.list(clientId),
    ]);
    const own = sender?.locality ?? null;
    const candidates = generateOrders(CANDIDATES, own, sampleItemTypes(itemTypes));
    const groups = candidates.map((order, index) =>
      toGroup(sampleReference(index + 1), order, index),
    );
    // an order of an earlier sample may exist in a test environment
    const planned = await this.plan(clientId, groups, { actor, ignoresKnown: true });
    const accepted = candidates.filter((_, index) => planned[index]?.action === 'CREATE');
    if (accepted.length > 0) return { orders: accepted, pricingProblem: null };
    return { orders: candidates, pricingProblem: planned[0]?.errors[0]?.message ?? '' };
  }

  /**
   * Orders that change open consignments of the client, and one that matches another exactly. None without
   * READ_CONSIGNMENT, since they show receivers.
   */
  async findKnown(clientId: number, actor: Actor): Promise<KnownOrder[]> {
    if (!actor.covers('READ_CONSIGNMENT', { clientId, customerId: null })) return [];
    const same = await this.filterByAction('SKIP', await this.readRecent(clientId), {
      clientId,
      actor,
    });
    const more = same.map(({ reference, order }) => ({ reference, order: withOneMore(order) }));
    const changed = await this.filterByAction('UPDATE', more, { clientId, actor });
    const updates = changed.slice(0, MAX_UPDATES);
    const isUsed = (reference: string) => updates.some((update) => update.reference === reference);
    const skips = same.filter(({ reference }) => !isUsed(reference)).slice(0, MAX_SKIPS);
    return [...updates, ...skips];
  }

  private async readRecent(clientId: number): Promise<KnownOrder[]> {
    const recent = await this.known.listRecent(clientId);
    const orders = await mapConcurrently(CONCURRENCY, recent, async ({ id, reference }) => {
      const { state } = await this.consignments.readUnscoped(id);
      const order = 'content' in state ? toKnownOrder(state.content) : null;
      return order && { reference, order };
    });
    return orders.filter((order) => order !== null);
  }

  private async filterByAction(
    action: PlannedGroup['action'],
    orders: readonly KnownOrder[],
    { clientId, actor }: { readonly clientId: number; readonly actor: Actor },
  ): Promise<KnownOrder[]> {
    const groups = orders.map(({ reference, order }, index) => toGroup(reference, order, index));
    const planned = await this.plan(clientId, groups, { actor, ignoresKnown: false });
    return orders.filter((_, index) => planned[index]?.action === action);
  }

  private async plan(
    clientId: number,
    groups: readonly RowGroup[],
    { actor, ignoresKnown }: { readonly actor: Actor; readonly ignoresKnown: boolean },
  ): Promise<PlannedGroup[]> {
    const loaded = await this.references.load(clientId, groups);
    const data = ignoresKnown ? { ...loaded, referenced: new Map<string, never>() } : loaded;
    const receivers = this.importer.resolveReceivers(data, actor);
    return mapConcurrently(CONCURRENCY, groups, (group) =>
      this.importer.planGroup(group, { data, receivers, actor, options }),
    );
  }
}

const toGroup = (reference: string, order: SampleOrder, index: number): RowGroup =>
  toRowGroup(reference, order, (index + 1) * ROWS_PER_ORDER);

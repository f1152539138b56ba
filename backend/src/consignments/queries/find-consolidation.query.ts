import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';

import type { ConsignmentView } from '@contracts/views/consignment.view.js';
import { ConsignmentListRow } from '@read-models/consignment-list.row.js';

import { OutOfScope } from '../../identity/index.js';
import type { Actor } from '../../platform/actor.js';
import { mapConcurrently } from '../../platform/map-concurrently.js';
import type { ConsignmentDetails } from '../domain/consignment-record.js';
import { ConsignmentEventReader } from './consignment-event.reader.js';
import { toConsignmentView } from './view/consignment.mapper.js';
import { ConsignmentContextQueries } from './view/consignment-context.queries.js';

/** Number of a sender's newest open consignments that are searched. */
const MAX_SCANNED = 50;

/** Finds an open consignment between the same addresses that new items could join (GAP-25); null if there is none. */
export class FindConsolidation extends Query<ConsignmentView | null> {
  constructor(
    readonly addresses: {
      readonly clientId: number;
      readonly senderAddressId: number;
      readonly deliveryAddressId: number;
    },
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindConsolidation)
export class FindConsolidationHandler implements IQueryHandler<FindConsolidation> {
  constructor(
    private readonly database: DataSource,
    private readonly events: ConsignmentEventReader,
    private readonly contexts: ConsignmentContextQueries,
  ) {}

  async execute({ addresses, actor }: FindConsolidation): Promise<ConsignmentView | null> {
    const owner = { clientId: addresses.clientId, customerId: null };
    if (!actor.covers('CREATE_CONSIGNMENT', owner) && !actor.covers('UPDATE_CONSIGNMENT', owner))
      throw new OutOfScope();

    const consignments = await this.candidates(addresses);
    const record = consignments.find(
      (candidate) => candidate.content.receiver?.id === addresses.deliveryAddressId,
    );
    return record ? toConsignmentView(record, await this.contexts.load(record)) : null;
  }

  /** Reads the streams: the list has no receiver ids, and may lag behind. */
  private async candidates({
    clientId,
    senderAddressId,
  }: FindConsolidation['addresses']): Promise<ConsignmentDetails[]> {
    const rows = await this.database.getRepository(ConsignmentListRow).find({
      select: { id: true },
      where: { clientId, senderAddressId, state: 'OPEN' },
      order: { id: 'DESC' },
      take: MAX_SCANNED,
    });
    const consignments = await mapConcurrently(10, rows, ({ id }) => this.events.findUnscoped(id));
    return consignments.filter((consignment) => consignment !== null).filter(isOpen);
  }
}

const isOpen = ({ state }: ConsignmentDetails): boolean => state === 'OPEN';

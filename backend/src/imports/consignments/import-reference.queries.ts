import { Injectable } from '@nestjs/common';

import { dayAt } from '@contracts/rules/calendar-day.js';

import { AddressMatcher, AddressService, type AddressMatch } from '../../address-book/index.js';
import { ClientRepository } from '../../clients/index.js';
import { Clock } from '../../platform/clock.js';
import { type ReferencedConsignment, ReferenceQueries } from '../queries/reference.queries.js';
import { GoodsQueries } from '../queries/goods.queries.js';
import type { ConsignmentRow, RowGroup } from './consignment-template.js';
import type { ImportLookups } from './parse-consignment-rows.js';

/** Records that the rows of one file refer to, loaded once per file. */
export interface ImportReferenceData extends ImportLookups {
  /** Consignments that already have a reference, by the reference in lower case. */
  readonly referenced: ReadonlyMap<string, readonly ReferencedConsignment[]>;
  /** By row number. */
  readonly receivers: ReadonlyMap<number, AddressMatch>;
}

/** Loads the records that the rows of a file refer to. */
@Injectable()
export class ImportReferenceQueries {
  constructor(
    private readonly addresses: AddressService,
    private readonly matcher: AddressMatcher,
    private readonly clients: ClientRepository,
    private readonly references: ReferenceQueries,
    private readonly goods: GoodsQueries,
    private readonly clock: Clock,
  ) {}

  /** Earliest dispatch date of a consignment entered now, yyyy-MM-dd. */
  async earliestDispatchDay(clientId: number): Promise<string> {
    const sender = await this.addresses.findDefaultUnscoped(clientId);
    return dayAt(sender?.locality?.state, this.clock.now(), 1);
  }

  /**
   * `mustBeCurrent` if consignments are created next: each reference in use has to be known.
   * @throws RecordNotFound for an unknown client; with `mustBeCurrent`, TooBusy while the list is behind
   */
  async load(
    clientId: number,
    groups: readonly RowGroup[],
    { mustBeCurrent = false } = {},
  ): Promise<ImportReferenceData> {
    await this.clients.getActive(clientId);
    const firstRows = groups.map(({ rows: [first] }) => first);
    const references = groups.map(({ reference }) => reference);
    const [sender, receivers, itemTypes, referenced, unNumbers] = await Promise.all([
      this.addresses.findDefaultUnscoped(clientId),
      this.matcher.match(clientId, firstRows.map(toAddressRow)),
      this.goods.listItemTypes(clientId),
      this.references.findReferenced(clientId, references, { mustBeCurrent }),
      this.goods.findUnNumbers(groups.flatMap(({ rows }) => rows.map(readUnNumber))),
    ]);
    return {
      clientId,
      senderAddressId: sender?.id ?? null,
      nextDay: dayAt(sender?.locality?.state, this.clock.now(), 1),
      itemTypes,
      unNumbers,
      referenced,
      receivers: new Map(
        firstRows.flatMap(({ row }, index) => {
          const receiver = receivers[index];
          return receiver ? [[row, receiver] as const] : [];
        }),
      ),
    };
  }
}

const readUnNumber = ({ values }: ConsignmentRow): number => Number(values['UN Number']);

/** Maps the receiver's columns to a row of the address template. */
const toAddressRow = ({ row, values }: ConsignmentRow) => ({
  row,
  values: {
    ...values,
    'Reference ID': values['Receiver Reference ID'],
    Company: values['Receiver Company'],
    'Address Class': '',
    // The file's instructions are for the consignment, not for the address.
    'Special Instructions': '',
  },
});

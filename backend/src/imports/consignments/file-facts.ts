import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

import { dayAt } from '@contracts/rules/calendar-day.js';
import type { UnNumberView } from '@contracts/views/un-number.view.js';

import { AddressBook, NamedAddresses, type NamedAddress } from '../../address-book/index.js';
import { FindUnNumber } from '../../consignments/index.js';
import { Clock } from '../../platform/clock.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { Goods } from '../../settings/index.js';
import { KnownReferences } from '../queries/known-references.js';
import type { ConsignmentRow, RowGroup } from './consignment-template.js';
import type { FileSurroundings } from './read-consignment.js';

/** What the records say about a file: looked up once for all its rows. */
export interface FileFacts extends FileSurroundings {
  /** References that consignments carry already, in small letters. */
  readonly taken: ReadonlySet<string>;
  /** By the number of the row. */
  readonly receivers: ReadonlyMap<number, NamedAddress>;
}

@Injectable()
export class FileFactsReader {
  constructor(
    private readonly book: AddressBook,
    private readonly addresses: NamedAddresses,
    private readonly goods: Goods,
    private readonly references: KnownReferences,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** @throws RecordNotFound when there is no such client */
  async read(clientId: number, groups: readonly RowGroup[]): Promise<FileFacts> {
    await this.goods.assertClient(clientId);
    const heads = groups.map(({ rows: [first] }) => first);
    const [sender, named, itemTypes, taken, unNumbers] = await Promise.all([
      this.book.findDefault(clientId),
      this.addresses.find(clientId, heads.map(toAddressRow)),
      this.goods.itemTypes(clientId),
      this.references.among(
        clientId,
        groups.map(({ reference }) => reference),
      ),
      this.unNumbersOf(groups.flatMap(({ rows }) => [...rows])),
    ]);
    return {
      clientId,
      senderAddressId: sender?.id ?? null,
      nextDay: dayAt(sender?.locality?.state, this.clock.now(), 1),
      itemTypes: new Map(itemTypes.map(({ itemType: { type, id } }) => [type.toLowerCase(), id])),
      unNumbers,
      taken,
      receivers: new Map(
        heads.flatMap(({ row }, index) => {
          const receiver = named[index];
          return receiver ? [[row, receiver] as const] : [];
        }),
      ),
    };
  }

  private async unNumbersOf(rows: readonly ConsignmentRow[]) {
    const wanted = new Set(rows.map(({ values }) => Number(values['UN Number'])));
    const found = new Map<number, UnNumberView>();
    for (const number of wanted) {
      if (!Number.isInteger(number) || number < 1 || number > 9999) continue;
      const entry = await this.queries.execute(new FindUnNumber(number)).catch(nullIfUnknown);
      if (entry) found.set(number, entry);
    }
    return found;
  }
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof RecordNotFound) return null;
  throw error;
}

/** The receiver's columns as a row of the address template has them. */
const toAddressRow = ({ row, values }: ConsignmentRow) => ({
  row,
  values: {
    ...values,
    'Reference ID': values['Receiver Reference ID'],
    Company: values['Receiver Company'],
    'Address Class': '',
    // those of the consignment, which may be another's tomorrow
    'Special Instructions': '',
  },
});

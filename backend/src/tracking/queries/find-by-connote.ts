import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsWhere } from 'typeorm';

import { DRAFT_CONNOTE, PENDING_CONNOTE } from '@contracts/rules/consignment.js';
import { ConsignmentListRow } from '@read-models/consignment-list.row.js';

import type { Actor } from '../../platform/actor.js';
import { RecordNotFound } from '../../platform/record-not-found.js';

/** Which piece, as a barcode ends (docs/freight-conventions.md, Connote formats). */
const PIECE = /(?<=.)\d{5}$/;

/** Which consignment travels under a connote. Carriers of several customers may use the same numbers. */
@Injectable()
export class FindByConnote {
  constructor(private readonly database: DataSource) {}

  /** The newest one the caller may read. @throws RecordNotFound */
  async readable(connoteNumber: string, actor: Actor): Promise<number> {
    return this.firstReadable([connoteNumber], actor);
  }

  /**
   * The same for what a person typed or scanned: capitals do not matter, nor does the number of the piece that
   * the bars of a label have behind the connote. @throws RecordNotFound
   */
  async meant(typed: string, actor: Actor): Promise<number> {
    const capitals = typed.toUpperCase();
    const stem = capitals.replace(PIECE, '');
    return this.firstReadable(new Set([typed, capitals, stem]), actor);
  }

  /** The newest one that this customer sent with this carrier; null when there is none. */
  async sentWith(customerCarrierId: number, connoteNumber: string): Promise<number | null> {
    const [row] = await this.find({ connoteNumber, customerCarrierId });
    return row?.id ?? null;
  }

  private async firstReadable(numbers: Iterable<string>, actor: Actor): Promise<number> {
    for (const connoteNumber of numbers) {
      const rows = await this.find({ connoteNumber });
      const row = rows.find((one) => actor.covers('READ_CONSIGNMENT', one));
      if (row) return row.id;
    }
    throw new RecordNotFound('consignment of a connote');
  }

  private find(
    where: FindOptionsWhere<ConsignmentListRow> & { readonly connoteNumber: string },
  ): Promise<Pick<ConsignmentListRow, 'id' | 'clientId' | 'customerId'>[]> {
    if ([DRAFT_CONNOTE, PENDING_CONNOTE].includes(where.connoteNumber)) return Promise.resolve([]);
    return this.database.getRepository(ConsignmentListRow).find({
      select: { id: true, clientId: true, customerId: true },
      where,
      order: { id: 'DESC' },
      take: 100,
    });
  }
}

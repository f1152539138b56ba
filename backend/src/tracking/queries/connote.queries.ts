import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsWhere } from 'typeorm';

import { DRAFT_CONNOTE, PENDING_CONNOTE } from '@contracts/rules/consignment.js';
import { ConsignmentListRow } from '@read-models/consignment-list.row.js';

import type { Actor } from '../../platform/actor.js';
import { RecordNotFound } from '../../platform/record-not-found.js';

/** Piece number at the end of a barcode (docs/freight-conventions.md, Connote formats). */
const PIECE_SUFFIX = /(?<=.)\d{5}$/;

/** Finds consignments by connote. Carriers of several customers may use the same numbers. */
@Injectable()
export class ConnoteQueries {
  constructor(private readonly database: DataSource) {}

  /** Returns the newest one the caller may read. @throws RecordNotFound */
  async getReadable(connoteNumber: string, actor: Actor): Promise<number> {
    return this.firstReadable([connoteNumber], actor);
  }

  /**
   * Does the same for typed or scanned input: ignores case, and the piece number that a label's barcode has after the
   * connote.
   * @throws RecordNotFound
   */
  async getTyped(typed: string, actor: Actor): Promise<number> {
    const capitals = typed.toUpperCase();
    const stem = capitals.replace(PIECE_SUFFIX, '');
    return this.firstReadable(new Set([typed, capitals, stem]), actor);
  }

  /** Returns the newest one of this customer's carrier; null when there is none. */
  async findSent(customerCarrierId: number, connoteNumber: string): Promise<number | null> {
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

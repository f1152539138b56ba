import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsWhere } from 'typeorm';

import { DRAFT_CONNOTE, PENDING_CONNOTE } from '@contracts/rules/consignment.js';
import { ConsignmentListRow } from '@read-models/consignment-list.row.js';

import type { Actor } from '../../platform/actor.js';
import { RecordNotFound } from '../../platform/record-not-found.js';

/** Piece number at the end of a barcode (docs/freight-conventions.md, Connote formats). */
const PIECE_SUFFIX = /(?<=.)\d{5}$/;

/** A connote, with the id of its consignment if that is known. */
export interface ConnoteReference {
  readonly connoteNumber: string;
  readonly id?: number | undefined;
}

/** Finds consignments by connote. Carriers of several customers may use the same numbers. */
@Injectable()
export class ConnoteQueries {
  constructor(private readonly database: DataSource) {}

  /** Returns the given consignment, or else the newest with the connote, if the caller may read it. @throws RecordNotFound */
  async getReadable(consignment: ConnoteReference, actor: Actor): Promise<number> {
    return this.firstReadable([consignment], actor);
  }

  /**
   * Does the same for typed or scanned input: ignores case, and the piece number that a label's barcode has after the
   * connote.
   * @throws RecordNotFound
   */
  async getTyped(typed: string, actor: Actor): Promise<number> {
    const upperCase = typed.toUpperCase();
    const withoutPiece = upperCase.replace(PIECE_SUFFIX, '');
    const numbers = [...new Set([typed, upperCase, withoutPiece])];
    return this.firstReadable(
      numbers.map((connoteNumber) => ({ connoteNumber })),
      actor,
    );
  }

  /** Returns the newest consignment of this customer's carrier with the connote; null when there is none. */
  async findByCarrier(customerCarrierId: number, connoteNumber: string): Promise<number | null> {
    const [row] = await this.find({ connoteNumber, customerCarrierId });
    return row?.id ?? null;
  }

  private async firstReadable(
    references: readonly ConnoteReference[],
    actor: Actor,
  ): Promise<number> {
    for (const { connoteNumber, id } of references) {
      const rows = await this.find({ connoteNumber, ...(id !== undefined && { id }) });
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

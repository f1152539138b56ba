import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';

import { DRAFT_CONNOTE, PENDING_CONNOTE } from '@contracts/rules/consignment.js';
import type { ConsignmentListRow } from '@read-models/consignment-list.row.js';

import type { Actor } from '../../platform/actor.js';
import { recordsPool } from '../../platform/database/records-pool.js';
import { RecordNotFound } from '../../platform/record-not-found.js';

/** Piece number at the end of a barcode (docs/freight-conventions.md, Connote formats). */
const PIECE_SUFFIX = /(?<=.)\d{5}$/;

/** A connote, with the id of its consignment if that is known. */
export interface ConnoteReference {
  readonly connoteNumber: string;
  readonly id?: number | undefined;
}

type FoundRow = Pick<ConsignmentListRow, 'id' | 'clientId' | 'customerId'>;

/** Consignments of a connote, newest first; of these, if not null, only the one with the id or of the carrier. */
const byConnote = `
  select id, client_id as "clientId", customer_id as "customerId" from consignment_list
  where connote_number = $1 and ($2::integer is null or id = $2)
        and ($3::integer is null or customer_carrier_id = $3)
  order by id desc limit 100`;

/** Finds consignments by connote. Carriers of several customers may use the same numbers. */
@Injectable()
export class ConnoteQueries {
  private readonly pool: Pool;

  constructor(database: DataSource) {
    this.pool = recordsPool(database);
  }

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
    const [row] = await this.find({ connoteNumber }, customerCarrierId);
    return row?.id ?? null;
  }

  private async firstReadable(
    references: readonly ConnoteReference[],
    actor: Actor,
  ): Promise<number> {
    for (const reference of references) {
      const rows = await this.find(reference);
      const row = rows.find((one) => actor.covers('READ_CONSIGNMENT', one));
      if (row) return row.id;
    }
    throw new RecordNotFound('consignment of a connote');
  }

  /** Every scan looks up its connote, so the statement is prepared. */
  private async find(reference: ConnoteReference, customerCarrierId?: number): Promise<FoundRow[]> {
    const { connoteNumber, id } = reference;
    if ([DRAFT_CONNOTE, PENDING_CONNOTE].includes(connoteNumber)) return [];
    const { rows } = await this.pool.query<FoundRow>({
      name: 'find consignments by connote',
      text: byConnote,
      values: [connoteNumber, id ?? null, customerCarrierId ?? null],
    });
    return rows;
  }
}

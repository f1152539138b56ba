import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';

import { ConsignmentListRow } from '@read-models/consignment-list.row.js';

/** Pickups that are booked already: another one for the same day may be charged for nothing (CON-144, CON-145). */
@Injectable()
export class PreviousBookings {
  constructor(private readonly database: DataSource) {}

  /** How many of the client's manifests have this carrier booked for this day. */
  async count(clientId: number, dispatchDate: string, carrierId: number): Promise<number> {
    return (await this.find(clientId, dispatchDate)).filter((one) => one.carrierId === carrierId)
      .length;
  }

  async carriersOf(clientId: number, dispatchDate: string): Promise<ReadonlySet<number | null>> {
    return new Set((await this.find(clientId, dispatchDate)).map(({ carrierId }) => carrierId));
  }

  private find(
    clientId: number,
    dispatchDate: string,
  ): Promise<{ readonly carrierId: number | null }[]> {
    return this.database
      .getRepository(ConsignmentListRow)
      .createQueryBuilder('row')
      .select('row.manifestId', 'manifestId')
      .addSelect('row.carrierId', 'carrierId')
      .distinct()
      .where({ clientId, dispatchDate, state: 'MANIFESTED', bookingReference: Not(IsNull()) })
      .getRawMany();
  }
}

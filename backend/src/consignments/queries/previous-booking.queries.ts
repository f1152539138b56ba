import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';

import { ConsignmentListRow } from '@read-models/consignment-list.row.js';

/** Reads booked pickups: another one for the same day may incur a futile pickup charge (CON-144, CON-145). */
@Injectable()
export class PreviousBookingQueries {
  constructor(private readonly database: DataSource) {}

  /** Number of the client's manifests with a booking by this carrier for this day. */
  async count(clientId: number, dispatchDate: string, carrierId: number): Promise<number> {
    return (await this.list(clientId, dispatchDate)).filter(
      (booking) => booking.carrierId === carrierId,
    ).length;
  }

  async listCarrierIds(
    clientId: number,
    dispatchDate: string,
  ): Promise<ReadonlySet<number | null>> {
    return new Set((await this.list(clientId, dispatchDate)).map(({ carrierId }) => carrierId));
  }

  private list(
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

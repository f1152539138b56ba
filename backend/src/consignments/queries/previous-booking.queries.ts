import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** One row per manifest, whatever its size: its consignments have the same carrier. */
const bookedManifests = `
  select (select carrier_id from consignment_list
           where consignment_list.manifest_id = manifest_list.id limit 1) as "carrierId"
    from manifest_list
   where client_id = $1 and dispatch_date = $2 and is_submitted and booking_reference is not null`;

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
    return this.database.query(bookedManifests, [clientId, dispatchDate]);
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** An earlier call that books the pickup of a manifest; without a reference, its outcome is unknown. */
export interface EarlierBooking {
  readonly reference: string | null;
}

/** Transmission of a manifest: 1 for the first, one more for each time a user resends it. */
export interface BookedTransmission {
  readonly manifestId: number;
  readonly transmissionNumber: number;
}

/**
 * Records calls that book pickups before they are made, so that an interrupted call is not repeated until a user has
 * checked with the carrier and resends the manifest.
 */
@Injectable()
export class CarrierBookingRepository {
  constructor(private readonly database: DataSource) {}

  /** Records that the call is about to be made; returns the earlier call instead, if there is one. */
  async begin({
    manifestId,
    transmissionNumber,
  }: BookedTransmission): Promise<EarlierBooking | null> {
    const claimed = await this.database.query<unknown[]>(
      `insert into carrier_booking (manifest_id) values ($1)
       on conflict (manifest_id) do update set started_at = now(), reported_sending = null
         where carrier_booking.reference is null and carrier_booking.reported_sending < $2
       returning manifest_id`,
      [manifestId, transmissionNumber],
    );
    if (claimed.length > 0) return null;
    const [earlier] = await this.database.query<EarlierBooking[]>(
      'select reference from carrier_booking where manifest_id = $1',
      [manifestId],
    );
    return earlier ?? { reference: null };
  }

  /** Records that the unknown outcome was reported: only a later transmission may book again. */
  async report({ manifestId, transmissionNumber }: BookedTransmission): Promise<void> {
    await this.database.query(
      `update carrier_booking set reported_sending = $2 where manifest_id = $1 and reference is null`,
      [manifestId, transmissionNumber],
    );
  }

  async saveReference(manifestId: number, reference: string): Promise<void> {
    await this.database.query('update carrier_booking set reference = $2 where manifest_id = $1', [
      manifestId,
      reference,
    ]);
  }

  /** Deletes the record, so that the call may be repeated. Call when nothing was booked. */
  async remove(manifestId: number): Promise<void> {
    await this.database.query('delete from carrier_booking where manifest_id = $1', [manifestId]);
  }

  async deleteBefore(oldest: Date): Promise<void> {
    await this.database.query('delete from carrier_booking where started_at < $1', [oldest]);
  }
}

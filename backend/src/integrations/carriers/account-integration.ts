import type { PickupWindow } from '@contracts/events/manifest.events.js';

import {
  type AnnouncedShipment,
  type Call,
  type CallContext,
  type CarrierAdapter,
  type CarrierKind,
  handOver,
  Rejected,
  Unknown,
} from '../../carrier-adapters/index.js';
import type { CarrierBookingRepository, CarrierShipmentRepository } from '../../carriers/index.js';
import type { ConsignmentDetails } from '../../consignments/index.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import type { PickupBookingClient } from '../bookings/pickup-booking-client.js';
import type { OutboundManifest } from '../outbound/outbound-manifest.queries.js';
import { toPickupOrder } from '../bookings/pickup-order.js';
import {
  CarrierIntegration,
  type CarrierWork,
  type Transmission,
  type TransmissionAttempt,
} from './carrier-integration.js';
import { toCarrierPickup, toShipment } from './to-shipment.js';

/** Context of an adapter's calls, besides the account. */
export interface AccountContext {
  readonly io: CallContext;
  readonly shipments: Pick<CarrierShipmentRepository, 'listReferences' | 'save'>;
  readonly bookings: Pick<PickupBookingClient, 'book'>;
  readonly attempts: Pick<
    CarrierBookingRepository,
    'begin' | 'report' | 'saveReference' | 'remove'
  >;
}

/**
 * Carriers with a system of their own, reached through their adapter: each consignment becomes a shipment there, whose
 * label is stored before the manifest is lodged.
 */
export class AccountIntegration extends CarrierIntegration {
  constructor(
    private readonly kind: CarrierKind,
    private readonly context: AccountContext,
  ) {
    super();
  }

  async transmit(work: CarrierWork, { isRepeated }: TransmissionAttempt): Promise<Transmission> {
    const { manifest, members } = work;
    const { references, announced } = await this.kind.use(
      this.settingsOf(work),
      this.context.io,
      async (adapter, call) => {
        const known = await this.context.shipments.listReferences(members.map(({ id }) => id));
        return handOver(
          adapter,
          {
            ourReference: `LH-MAN-${manifest.id}-${manifest.transmissionNumber}`,
            shipper: manifest.owner.clientName,
            shipments: members.map(toShipment),
            isRepeated:
              isRepeated || manifest.transmissionNumber > 1 || manifest.transmission.attempts > 0,
            stored: new Set(members.flatMap(({ id }, index) => (known.has(id) ? [index] : []))),
            onAnnounced: this.labelStore(adapter, call, work, known),
          },
          call,
        );
      },
    );
    const connotes = members.flatMap(({ id, connote }, index) => {
      const connoteNumber = announced[index]?.connoteNumber ?? '';
      return connote !== null || connoteNumber === '' ? [] : [{ consignmentId: id, connoteNumber }];
    });
    return {
      fileName: manifest.manifestNumber,
      receipt: { reference: references.join(', '), connotes },
    };
  }

  /** Bookings by email are sent as for other carriers. */
  async book(work: CarrierWork, window: PickupWindow): Promise<string> {
    const { manifest, members, connection } = work;
    if (manifest.bookingVia === 'EMAIL')
      return this.context.bookings.book(
        'EMAIL',
        toPickupOrder(manifest, members, window),
        connection,
      );
    const { attempts } = this.context;
    const earlier = await attempts.begin(transmissionOf(manifest));
    if (earlier) {
      if (earlier.reference !== null) return earlier.reference;
      throw await this.rejectUnknownBooking(manifest, 'The booking was interrupted');
    }
    const reference = await this.bookOnce(work, window);
    await attempts.saveReference(manifest.id, reference);
    return reference;
  }

  private async bookOnce(work: CarrierWork, window: PickupWindow): Promise<string> {
    try {
      return await this.kind.use(this.settingsOf(work), this.context.io, ({ pickups }, call) => {
        if (!pickups)
          throw new Rejected({
            code: 'ABSENT',
            message: `${this.kind.displayName} does not accept pickup bookings`,
          });
        return pickups.book(toCarrierPickup(work, window), call);
      });
    } catch (error) {
      if (error instanceof Unknown)
        throw await this.rejectUnknownBooking(work.manifest, error.message);
      // a booking that the carrier rejected or never received may be sent again
      if (error instanceof TransferFailed) await this.context.attempts.remove(work.manifest.id);
      throw error;
    }
  }

  /** A booking cannot be looked up, and two trucks are worse than a phone call. */
  private async rejectUnknownBooking(
    manifest: OutboundManifest,
    reason: string,
  ): Promise<Rejected> {
    await this.context.attempts.report(transmissionOf(manifest));
    return new Rejected({
      code: 'UNKNOWN',
      message: `${reason}. The pickup may be booked: check with ${this.kind.displayName} before booking it again`,
    });
  }

  private settingsOf({ connection }: CarrierWork): unknown {
    if (connection.settings === null)
      throw new TransferFailed(`The account with ${this.kind.displayName} has not been set up`);
    return connection.settings;
  }

  /** Stores each announced shipment with its label, unless an earlier attempt has. */
  private labelStore<Settings>(
    { labels }: CarrierAdapter<Settings>,
    call: Call<Settings>,
    { members, connection }: CarrierWork,
    known: ReadonlyMap<number, string>,
  ): (announced: AnnouncedShipment, index: number) => Promise<void> {
    return async (announced, index) => {
      const member: ConsignmentDetails | undefined = members[index];
      const { carrierReference, connoteNumber, articleNumbers } = announced;
      if (!member || known.get(member.id) === carrierReference) return;
      const label = labels && (await labels.fetch([carrierReference], 'PDF', call));
      await this.context.shipments.save({
        consignmentId: member.id,
        customerCarrierId: connection.customerCarrierId,
        ourReference: toShipment(member).ourReference,
        carrierReference,
        connoteNumber,
        articleNumbers,
        label: label?.bytes ?? null,
      });
    };
  }
}

const transmissionOf = ({ id: manifestId, transmissionNumber }: OutboundManifest) => ({
  manifestId,
  transmissionNumber,
});

import type { PickupWindow } from '@contracts/events/manifest.events.js';

import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import type { PickupBookingClient } from '../bookings/pickup-bookings.js';
import { toPickupOrder } from '../bookings/pickup-order.js';
import { encodeManifest, toManifestFile } from '../manifest-file/manifest-file.js';
import type { CarrierTransfers } from '../transfers/carrier-transfers.js';
import {
  CarrierIntegration,
  type CarrierWork,
  type Transmission,
  type TransmissionAttempt,
} from './carrier-integration.js';

/** Carriers that take Linehaul's own manifest file, by any transfer, and bookings by its API or email. */
export class FileIntegration extends CarrierIntegration {
  constructor(
    private readonly transfers: CarrierTransfers,
    private readonly bookings: PickupBookingClient,
  ) {
    super();
  }

  /** Repeating it is safe: the file keeps its name and its key. */
  async transmit(
    { manifest, members, connection }: CarrierWork,
    { messageId }: TransmissionAttempt,
  ): Promise<Transmission> {
    const { account, target, transferType, fileFormat } = connection;
    if (!target || transferType === null)
      throw new TransferFailed("The carrier's data transfer is not set up");
    const content = toManifestFile(manifest, members, { messageId, account });
    const fileName = `${manifest.manifestNumber}.${fileFormat}`; // current settings
    const file = { name: fileName, idempotencyKey: messageId };
    const encoded = encodeManifest(fileName, content);
    const receipt = await this.transfers.of(transferType).send({ ...file, ...encoded }, target);
    return { fileName, receipt };
  }

  book({ manifest, members, connection }: CarrierWork, window: PickupWindow): Promise<string> {
    const order = toPickupOrder(manifest, members, window);
    return this.bookings.book(manifest.bookingVia, order, connection);
  }
}

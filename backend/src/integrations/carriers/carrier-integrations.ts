import { Injectable } from '@nestjs/common';

import { isTestClient } from '@contracts/rules/test-environment.js';
import type { PickupWindow } from '@contracts/events/manifest.events.js';

import { findCarrierKind } from '../../carrier-adapters/index.js';
import {
  CarrierBookingRepository,
  CarrierCalls,
  CarrierShipmentRepository,
} from '../../carriers/index.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import { PickupBookingClient } from '../bookings/pickup-booking-client.js';
import { CarrierTransfers } from '../transfers/carrier-transfers.js';
import { AccountIntegration } from './account-integration.js';
import {
  CarrierIntegration,
  type CarrierWork,
  type Transmission,
  type TransmissionAttempt,
} from './carrier-integration.js';
import type { CarrierConnection } from '../records/carrier-connections.js';
import { SimulatedIntegration } from '../simulated/simulated-integration.js';
import { toPickupOrder } from '../bookings/pickup-order.js';
import { encodeManifest, toManifestFile } from '../manifest-file/manifest-file.js';

/** Adapters for carriers that accept Linehaul's own formats: those without custom code, and the demo's. */
const fileAdapters: readonly string[] = ['generic', 'simulated'];

/** Client whose freight it is. */
export interface FreightOwner {
  readonly clientId: number;
}

/** Resolves a carrier's integration from its adapter. */
@Injectable()
export class CarrierIntegrations {
  private readonly files: FileIntegration;

  constructor(
    transfers: CarrierTransfers,
    private readonly bookings: PickupBookingClient,
    private readonly shipments: CarrierShipmentRepository,
    private readonly calls: CarrierCalls,
    private readonly attempts: CarrierBookingRepository,
    private readonly simulated: SimulatedIntegration,
  ) {
    this.files = new FileIntegration(transfers, bookings);
  }

  /**
   * The only decision on how freight of a client reaches its carrier: for a test environment, never (ADR 45).
   * @throws TransferFailed for an adapter that this version does not have
   */
  forCarrier(
    { adapter }: Pick<CarrierConnection, 'adapter'>,
    { clientId }: FreightOwner,
  ): CarrierIntegration {
    if (isTestClient(clientId)) return this.simulated;
    if (fileAdapters.includes(adapter)) return this.files;
    const kind = findCarrierKind(adapter);
    if (!kind) throw new TransferFailed(`The carrier's adapter ${adapter} is not available`);
    const { shipments, bookings, attempts } = this;
    const io = this.calls.createContext(adapter);
    return new AccountIntegration(kind, { io, shipments, bookings, attempts });
  }
}

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
    const receipt = await this.transfers
      .forType(transferType)
      .send({ ...file, ...encoded }, target);
    return { fileName, receipt };
  }

  book({ manifest, members, connection }: CarrierWork, window: PickupWindow): Promise<string> {
    const order = toPickupOrder(manifest, members, window);
    return this.bookings.book(manifest.bookingVia, order, connection);
  }
}

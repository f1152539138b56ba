import { Injectable } from '@nestjs/common';

import { isTestClient } from '@contracts/rules/test-environment.js';

import { findCarrierKind } from '../../carrier-adapters/index.js';
import {
  CarrierBookingRepository,
  CarrierCalls,
  CarrierShipmentRepository,
} from '../../carriers/index.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import { PickupBookingClient } from '../bookings/pickup-bookings.js';
import { CarrierTransfers } from '../transfers/carrier-transfers.js';
import { AccountIntegration } from './account-integration.js';
import type { CarrierIntegration } from './carrier-integration.js';
import { FileIntegration } from './file-integration.js';
import type { CarrierConnection } from '../records/carrier-connections.js';
import { SimulatedIntegration } from '../simulated/simulated-integration.js';

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
  of(
    { adapter }: Pick<CarrierConnection, 'adapter'>,
    { clientId }: FreightOwner,
  ): CarrierIntegration {
    if (isTestClient(clientId)) return this.simulated;
    if (fileAdapters.includes(adapter)) return this.files;
    const kind = findCarrierKind(adapter);
    if (!kind) throw new TransferFailed(`The carrier's adapter ${adapter} is not available`);
    const { shipments, bookings, attempts } = this;
    const io = this.calls.of(adapter);
    return new AccountIntegration(kind, { io, shipments, bookings, attempts });
  }
}

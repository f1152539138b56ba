import type { PickupWindow } from '@contracts/events/manifest.events.js';

import type { ConsignmentDetails } from '../../consignments/index.js';
import type { OutboundManifest } from '../outbound/outbound-manifest.queries.js';
import type { CarrierConnection } from '../records/carrier-connections.js';
import type { TransferReceipt } from '../transfers/carrier-transfer.js';

/** A manifest with its consignments, and the connection it is sent over. */
export interface CarrierWork {
  readonly manifest: OutboundManifest;
  /** In the order they were added. */
  readonly members: readonly ConsignmentDetails[];
  readonly connection: CarrierConnection;
}

/** One attempt of a transmission. */
export interface TransmissionAttempt {
  /** Same for every attempt of one transmission, different for a resend. */
  readonly messageId: string;
  /** Whether an earlier attempt may have reached the carrier. */
  readonly isRepeated: boolean;
}

export interface Transmission {
  readonly fileName: string;
  readonly receipt: TransferReceipt;
}

/**
 * Sends manifests and pickup bookings to a carrier, chosen by `carrier.adapter` (ADR 51). Each passes
 * `carrier-integration.contract.ts`.
 */
export abstract class CarrierIntegration {
  /**
   * Hands the manifest over; safe to repeat after a lost response or a crash: nothing is duplicated.
   * @throws TransferFailed; Rejected if a retry would not help
   */
  abstract transmit(work: CarrierWork, attempt: TransmissionAttempt): Promise<Transmission>;

  /**
   * Books the pickup of the manifest.
   * @returns the carrier's reference; the manifest number for emails
   * @throws TransferFailed; Rejected if a retry would not help
   */
  abstract book(work: CarrierWork, window: PickupWindow): Promise<string>;
}

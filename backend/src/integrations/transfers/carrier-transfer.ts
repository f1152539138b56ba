import type { KnownHosts } from './ssh/known-hosts.js';

/** Server and credentials for manifests of a carrier. */
export interface TransferTarget {
  readonly server: string;
  /** Null for the protocol's default. */
  readonly port: number | null;
  readonly path: string | null;
  readonly username: string | null;
  readonly password: string | null;
  readonly apiKey: string | null;
  /** Entered `SHA256:…` of an SSH server's host key or an FTPS server's certificate. */
  readonly hostKeyFingerprint: string | null;
  /** Store that pins an SSH server's host key on first connection, if none was entered. */
  readonly knownHosts: KnownHosts;
}

/** A file ready to send; its name is derived from ids, so that sending it again cannot create a second one. */
export interface OutgoingFile {
  readonly name: string;
  readonly contentType: string;
  readonly body: string | Buffer;
  /** Same for every attempt of one transmission. */
  readonly idempotencyKey: string;
}

export interface TransferReceipt {
  /** The carrier's own reference, or the file name without one. */
  readonly reference: string;
  /** Connotes issued by the carrier's own system (GAP-22). */
  readonly connotes: readonly {
    readonly consignmentId: number;
    readonly connoteNumber: string;
  }[];
}

/** Sends files to a carrier: one adapter per protocol, each passing `carrier-transfer.contract.ts`. */
export abstract class CarrierTransfer {
  /**
   * Delivers the file completely or not at all. Repeating it is safe.
   * @throws TransferFailed with the reason
   */
  abstract send(file: OutgoingFile, target: TransferTarget): Promise<TransferReceipt>;
}

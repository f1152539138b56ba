/** Where a carrier takes manifests, and how one signs in there. */
export interface TransferTarget {
  readonly server: string;
  /** Null for the protocol's own. */
  readonly port: number | null;
  readonly path: string | null;
  readonly username: string | null;
  readonly password: string | null;
  readonly apiKey: string | null;
  /** `SHA256:…` of an SSH server's host key or an FTPS server's certificate, where it is pinned. */
  readonly hostKeyFingerprint: string | null;
}

/** A file made ready to go; its name is made from ids, so sending it again cannot make a second one. */
export interface OutgoingFile {
  readonly name: string;
  readonly contentType: string;
  readonly body: string;
  /** Same for every try of one sending. */
  readonly idempotencyKey: string;
}

export interface TransferReceipt {
  /** The carrier's own name for it; the file's where it gives none. */
  readonly reference: string;
  /** Connotes of a carrier whose own system gives them (GAP-22). */
  readonly connotes: readonly {
    readonly consignmentId: number;
    readonly connoteNumber: string;
  }[];
}

/** How files reach a carrier: one adapter a protocol, all pass `carrier-transfer.contract.ts`. */
export abstract class CarrierTransfer {
  /**
   * Delivers the file whole, or not at all. Delivering it again does no harm.
   * @throws DeliveryFailed with the reason in words
   */
  abstract send(file: OutgoingFile, target: TransferTarget): Promise<TransferReceipt>;
}

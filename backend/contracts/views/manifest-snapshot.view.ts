import type { IntegrationStatus } from './manifest.view.js';

/** State of a manifest's data transfer or pickup booking. */
export interface IntegrationSnapshotView {
  readonly status: IntegrationStatus;
  readonly reference: string | null;
}

/** A manifest after one of its events (GET /manifest/{manifestId}/history/{revision}). */
export interface ManifestSnapshotView {
  readonly manifestNumber: string;
  readonly owner: { readonly clientName: string };
  readonly carrier: {
    readonly carrierDisplayName: string;
    readonly displayServiceType: string;
  } | null;
  readonly senderCompany: string;
  readonly dispatchDate: string;
  /** ISO instants; null if there is no pickup of its own. */
  readonly window: { readonly readyTime: string; readonly closingTime: string } | null;
  readonly submittedAt: string | null;
  readonly consignments: readonly { readonly connoteNumber: string }[];
  readonly leftOut: readonly { readonly id: number; readonly reason: string }[];
  readonly transmission: IntegrationSnapshotView;
  readonly booking: IntegrationSnapshotView;
}

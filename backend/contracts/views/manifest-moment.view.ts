import type { IntegrationStatus } from './manifest.view.js';

/** How the data transfer or the pickup booking of a manifest stood. */
export interface ErrandMomentView {
  readonly status: IntegrationStatus;
  readonly reference: string | null;
}

/** A manifest as it was after one event (GET /manifest/{manifestId}/history/{revision}); what the screen shows of it. */
export interface ManifestMomentView {
  readonly manifestNumber: string;
  readonly owner: { readonly clientName: string };
  readonly carrier: {
    readonly carrierDisplayName: string;
    readonly displayServiceType: string;
  } | null;
  readonly senderCompany: string;
  readonly dispatchDate: string;
  /** ISO instants; null without a pickup of its own. */
  readonly window: { readonly readyTime: string; readonly closingTime: string } | null;
  readonly submittedAt: string | null;
  readonly consignments: readonly { readonly connoteNumber: string }[];
  readonly leftOut: readonly { readonly id: number; readonly reason: string }[];
  readonly transmission: ErrandMomentView;
  readonly booking: ErrandMomentView;
}

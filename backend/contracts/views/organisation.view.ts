import type { AddressView } from './address.view.js';
import type { PageCounts } from './page.view.js';

/** Settings that only the customer's staff can change (CLIENT-21 to CLIENT-24). */
export interface ClientFeatures {
  status: 'ACTIVE' | 'INACTIVE';
  manifestingActive: boolean;
  goodsPickup: boolean;
  notificationEmail: boolean;
  notificationEmailAddress: string | null;
  printNodeApi: boolean;
  /** Ciphertext, decrypted with the record's `salt`; a save accepts a new key, or this ciphertext to keep it. */
  printNodeApiKey: string | null;
  service: boolean;
  consolidation: boolean;
  extraPalletLabel: boolean;
  difot: boolean;
  pickupCutOff: boolean;
  editItemTotals: boolean;
  customEmail: boolean;
  referenceRequired: boolean;
  paperworkHistory: boolean;
  palletControl: boolean;
  autoBookingPreferred: boolean;
  /** HH:mm */
  preferredPickupStart: string | null;
  preferredPickupEnd: string | null;
}

/** A client as shown to administrators (CLIENT-20). */
export interface ClientView extends ClientFeatures {
  id: number;
  /** Send it back with the next save (docs/api.md, conventions). */
  version: number;
  name: string;
  customerId: number;
  parentId: number | null;
  parentName: string | null;
  salt: string | null;
  defaultSenderAddress: AddressView | null;
}

/** A client in a list. */
export interface ClientRowView extends ClientView {
  /** Number of its ancestors in the list; 0 at the top. */
  depth: number;
}

export interface ClientPage extends PageCounts {
  clients: ClientRowView[];
}

/** A client that ships with a carrier or on an account (CLIENT-39). */
export interface SendingClientView {
  name: string;
  isManifestingActive: boolean;
}

/** CUST-12. */
export interface CustomerView {
  id: number;
  /** Send it back with the next save (docs/api.md, conventions). */
  version: number;
  name: string;
  bookingsEmail: string;
  contactEmail: string;
  bannerMessage: string | null;
  isBannerActive: boolean;
  /** Multiplies the request quotas of its API keys; 1 to 20. */
  apiQuotaFactor: number;
  /** ISO instant. */
  createdAt: string;
  clientCount: number;
  customerAdmins: { name: string; email: string }[];
}

/** For the super admin's customer selector. */
export interface CustomerNameView {
  id: number;
  name: string;
}

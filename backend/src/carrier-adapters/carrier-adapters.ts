import { australiaPost } from './australia-post/adapter.js';
import { type CarrierKind, carrierKind } from './kit/carrier-kind.js';

/** Every adapter, one line each. */
export const carrierKinds: readonly CarrierKind[] = [carrierKind(australiaPost)];

/** Returns the adapter a carrier names; null for carriers without one. */
export const findCarrierKind = (name: string): CarrierKind | null =>
  carrierKinds.find((kind) => kind.name === name) ?? null;

import { australiaPost } from './australia-post/adapter.js';
import { type CarrierKind, carrierKind } from './kit/carrier-kind.js';

/** Every adapter, one line each. */
export const carrierKinds: readonly CarrierKind[] = [carrierKind(australiaPost)];

/** The adapter that a carrier names; null for carriers that are only records. */
export const findCarrierKind = (name: string): CarrierKind | null =>
  carrierKinds.find((kind) => kind.name === name) ?? null;

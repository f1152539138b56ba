import type { AustraliaPostDouble } from '../../backend/src/carrier-adapters/australia-post/double/server.js';
import type { Product } from '../support/product.js';
import type { Floor } from './floor.js';

/** Context of every benchmark: the product as `npm start` runs it, and the baseline alongside it. */
export interface BenchContext {
  readonly product: Product;
  readonly databaseUrl: string;
  /** The event store of the product: the same database, unless EVENT_STORE_URL names another. */
  readonly eventStoreUrl: string;
  readonly floor: Floor;
  /** The server of carriers whose adapter is australia-post. */
  readonly carrier: AustraliaPostDouble;
}

export interface BenchLine {
  readonly what: string;
  readonly measured: string;
  /** Baselines without the product, in the same run. */
  readonly floor?: string;
  /** The measured value as a multiple of the floor. */
  readonly ratio?: number;
  /** Target, and whether this run met it. */
  readonly target?: { readonly text: string; readonly isMet: boolean };
}

/** Target: at least this multiple of the floor. */
export const atLeast = (ratio: number, minRatio: number): Pick<BenchLine, 'ratio' | 'target'> => ({
  ratio,
  target: { text: `${minRatio} x`, isMet: ratio >= minRatio },
});

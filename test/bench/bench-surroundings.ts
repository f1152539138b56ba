import type { Product } from '../support/product.js';
import type { Floor } from './floor.js';

/** What every benchmark works with: the product as `npm start` runs it, and the floor beside it. */
export interface BenchSurroundings {
  readonly product: Product;
  readonly databaseUrl: string;
  readonly floor: Floor;
}

export interface BenchLine {
  readonly what: string;
  readonly measured: string;
  /** What the same costs without the product, in the same run. */
  readonly floor?: string;
  /** Measured as a multiple of the floor. */
  readonly ratio?: number;
  /** What is aimed at, and whether this run got there. */
  readonly target?: { readonly text: string; readonly isMet: boolean };
}

/** A target on the ratio: at least so many times the floor. */
export const atLeast = (ratio: number, wanted: number): Pick<BenchLine, 'ratio' | 'target'> => ({
  ratio,
  target: { text: `${wanted} x`, isMet: ratio >= wanted },
});

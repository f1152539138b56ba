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
  readonly floor: string;
  /** Measured as a multiple of the floor, or the target in words. */
  readonly ratio: string;
}

export const times = (ratio: number): string => `${ratio.toFixed(2)} x`;

import type { ItemData } from '@contracts/events/consignment.events.js';
import { MIN_LINE_VOLUME_M3 } from '@contracts/rules/consignment.js';

/** Totals of one or more consignments: pieces, kilograms, cubic metres. */
export interface Quantities {
  readonly pieces: number;
  readonly kilograms: number;
  readonly cubicMetres: number;
}

export const quantitiesOf = (items: readonly ItemData[]): Quantities =>
  total(
    items.map((item) => ({
      pieces: item.quantity,
      kilograms: item.quantity * item.weight,
      cubicMetres: volumeOf(item),
    })),
  );

export const total = (parts: readonly Quantities[]): Quantities => ({
  pieces: sum(parts.map(({ pieces }) => pieces)),
  kilograms: sum(parts.map(({ kilograms }) => kilograms)),
  cubicMetres: sum(parts.map(({ cubicMetres }) => cubicMetres)),
});

/** Cubic metres of pieces of a line, of all unless fewer are named; at least the minimum that is shown (CON-109). */
export const volumeOf = (
  { quantity, length, width, height }: ItemData,
  pieces: number = quantity,
): number => Math.max(pieces * length * width * height, MIN_LINE_VOLUME_M3);

/** '1,240.5 kg': at most two decimals, without trailing zeros. */
export const kilograms = (value: number): string => `${decimal(value, 2)} kg`;

/** '0.048 m³'. */
export const cubicMetres = (value: number): string => `${decimal(value, 3)} m³`;

/** '0.45': one dimension, without its unit. */
export const metres = (value: number): string => decimal(value, 3);

/** At most `digits` decimals, without trailing zeros. */
export const decimal = (value: number, digits: number): string =>
  value.toLocaleString('en-AU', { maximumFractionDigits: digits });

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

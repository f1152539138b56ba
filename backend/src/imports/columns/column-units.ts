import type { ColumnUnit } from '@contracts/views/import-columns.view.js';

const sizes = ['Length (m)', 'Width (m)', 'Height (m)'];
const weights = ['Weight (kg)', 'Dangerous Goods Weight (kg)'];

/** Units of a template column, its default first; empty if it is not a size or weight. */
export function unitsOf(column: string): readonly string[] {
  if (sizes.includes(column)) return ['m', 'mm', 'cm', 'in'];
  return weights.includes(column) ? ['kg', 'g', 'lb'] : [];
}

/** Factors to metres or kilograms. */
export const unitFactors: Readonly<Record<ColumnUnit, number>> = {
  mm: 0.001,
  cm: 0.01,
  in: 0.0254,
  g: 0.001,
  lb: 0.45359237,
};

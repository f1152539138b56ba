import type { ItemRequest } from '@contracts/requests/offer-selection.request.js';

import type { SeededRandom } from '../seeded-random.js';
import type { PlannedConsignment } from './plan/plan.js';

type Size = readonly [length: number, width: number, height: number, weight: number];

interface GoodsTemplate {
  readonly type: string;
  readonly size: Size;
  readonly maxQuantity: number;
  readonly isPaint?: boolean;
}

const carton = (size: Size, maxQuantity = 6): GoodsTemplate => ({
  type: 'Carton',
  size,
  maxQuantity,
});

/** Items each client sends; metres and kilograms per piece. */
const goodsTemplates: Readonly<Record<string, readonly GoodsTemplate[]>> = {
  'Banksia Melbourne': [carton([0.5, 0.4, 0.35, 9]), carton([0.6, 0.45, 0.4, 14], 4)],
  'Banksia Sydney': [
    carton([0.4, 0.3, 0.3, 7], 8),
    { type: 'Roll', size: [1.1, 0.2, 0.2, 12], maxQuantity: 3 },
  ],
  'Banksia Perth': [carton([0.5, 0.5, 0.4, 11]), carton([0.35, 0.35, 0.25, 5], 10)],
  'Kookaburra Paints': [
    { type: 'Drum', size: [0.3, 0.3, 0.38, 22], maxQuantity: 6, isPaint: true },
    carton([0.45, 0.35, 0.3, 16]),
  ],
  'Wattle Medical': [carton([0.3, 0.25, 0.2, 3], 3), carton([0.4, 0.3, 0.3, 6], 4)],
  'Ironbark Tools': [
    carton([0.4, 0.35, 0.25, 18]),
    { type: 'Crate', size: [0.9, 0.6, 0.6, 85], maxQuantity: 2 },
  ],
  'Saltbush Foods': [carton([0.4, 0.3, 0.25, 12], 20)],
  'Derwent Timber': [
    { type: 'Crate', size: [2.3, 0.6, 0.5, 140], maxQuantity: 2 },
    { type: 'Skid', size: [1.8, 0.8, 0.6, 190], maxQuantity: 2 },
  ],
};

const small = carton([0.3, 0.25, 0.2, 4], 2);
const pallet: GoodsTemplate = { type: 'Pallet', size: [1.165, 1.165, 1.2, 320], maxQuantity: 1 };

/** Items of a consignment; item types by name. */
export function goodsOf(
  { client, carrier, pallets }: Pick<PlannedConsignment, 'client' | 'carrier' | 'pallets'>,
  random: SeededRandom,
  itemTypeIds: ReadonlyMap<string, number>,
): ItemRequest[] {
  if (pallets > 0) return [line(pallet, pallets, itemTypeIds)];
  const choices = carrier === null ? (goodsTemplates[client] ?? [small]) : [small];
  const first = random.pick(choices);
  const lines = [line(first, random.between(1, first.maxQuantity), itemTypeIds)];
  if (carrier === null && random.next() < 0.25)
    lines.push(line(small, random.between(1, small.maxQuantity), itemTypeIds));
  return lines;
}

function line(
  { type, size: [length, width, height, weight], isPaint = false }: GoodsTemplate,
  quantity: number,
  itemTypeIds: ReadonlyMap<string, number>,
): ItemRequest {
  return {
    itemTypeId: itemTypeIds.get(type) ?? 0,
    itemTypeName: type,
    quantity,
    length,
    width,
    height,
    weight,
    ...(isPaint && { dangerousGoods: [paint(quantity * weight)] }),
  };
}

/** Solvent paint in drums. */
const paint = (kilograms: number) => ({
  unNumber: { id: 1263, hazardClass: '3', shippingName: 'PAINT', typeOfPackaging: 'II' },
  subRisk: 'N/A',
  typeOfPackaging: 'II',
  packageDescription: 'Steel drum',
  weight: kilograms,
  commonName: 'Enamel paint',
  type: 'PACKAGED' as const,
});

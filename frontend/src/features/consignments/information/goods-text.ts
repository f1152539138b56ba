import { pluralise } from '@contracts/texts/pluralise';
import { appPhoneInformationTexts as texts } from '@contracts/texts/app/consignment-information-phone';
import type { DangerousGoodView, ItemView } from '@contracts/views/item.view';

import { interpolate } from '../../../shared/text/format';

/** 'UN1263 III': UN number and packing group. */
export const dangerousGoodsText = ({
  unNumber,
  typeOfPackaging,
}: Pick<DangerousGoodView, 'unNumber' | 'typeOfPackaging'>): string =>
  `UN${String(unNumber.id).padStart(4, '0')} ${typeOfPackaging}`.trim();

/** '4 pieces, 121 kg, 1.248 m³'. */
export function totalsText(items: readonly ItemView[]): string {
  const sum = (of: (item: ItemView) => number) =>
    items.reduce((total, item) => total + of(item), 0);
  return interpolate(texts.totals, {
    pieces: pluralise(
      sum(({ quantity }) => quantity),
      'piece',
    ),
    weight: sum(({ totalWeight }) => totalWeight).toLocaleString('en-AU', {
      maximumFractionDigits: 2,
    }),
    volume: sum(({ totalVolume }) => totalVolume).toFixed(3),
  });
}

/** '3 Carton, 1 Pallet · UN1263 III': pieces of each kind, and the dangerous goods among them. */
export function itemTypesText(items: readonly ItemView[]): string {
  const counts = new Map<string, number>();
  for (const { name, itemTypeName, quantity } of items) {
    const kind = name ?? itemTypeName;
    counts.set(kind, (counts.get(kind) ?? 0) + quantity);
  }
  const kinds = [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
  const dangerousGoods = new Set(
    items.flatMap(({ dangerousGoods }) => dangerousGoods.map(dangerousGoodsText)),
  );
  return [kinds, ...dangerousGoods].join(' · ');
}

import type { ItemView } from '@contracts/views/item.view';

import { newDangerousGood, type DangerousGoodRow } from './dangerous-good-row';
import type { ItemRow } from './item-row.types';

export const types = [
  { id: 1, type: 'Carton', isMutable: true },
  { id: 2, type: 'Satchel', isMutable: false },
];
export const carton: ItemRow = {
  key: 'carton',
  itemTypeId: 1,
  itemTypeName: 'Carton',
  template: null,
  quantity: '4',
  length: '60',
  width: '45',
  height: '40',
  weight: '14',
  dangerousGoods: [],
};
export const storedItem: ItemView = {
  ...{ itemNumber: 1, itemTypeId: 1, itemTypeName: 'Carton', itemTemplateId: null, name: null },
  ...{ quantity: 4, length: 0.6, width: 0.45, height: 0.4, weight: 14 },
  ...{ totalWeight: 56, totalVolume: 0.432, dangerousGoods: [] },
};
export const paintRow: DangerousGoodRow = {
  ...newDangerousGood(),
  unNumber: '1263',
  entry: { id: 1263, hazardClass: '3', shippingName: 'PAINT', typeOfPackaging: 'II' },
  subRisk: 'N/A',
  packingGroup: 'II',
  commonName: 'Paint',
  weight: '10',
};
export const inCentimetres = { unit: 'CM', isTailgateRequired: false, types } as const;

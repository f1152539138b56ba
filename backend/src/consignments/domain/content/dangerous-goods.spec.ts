import type { DangerousGoodData } from '@contracts/events/consignment.events.js';

import { carton } from '../../testing/consignment.fixture.js';
import { dangerousGoodsIssues, withListedNames, type GoodsList } from './dangerous-goods.js';

const entry = (shippingName: string, typeOfPackaging: string) => ({
  id: 1263,
  hazardClass: '3',
  shippingName,
  typeOfPackaging,
  subRisk: 'N/A',
});

const list: GoodsList = new Map([
  [
    1263,
    [
      entry('PAINT', 'II'),
      entry('PAINT', 'III'),
      entry('PAINT RELATED MATERIAL', 'II'),
      entry('PAINT RELATED MATERIAL', 'III'),
    ],
  ],
]);

/** One name in two classes, and another name, each with its own packing group. */
const mixed: GoodsList = new Map([
  [
    1992,
    [
      { ...entry('FLAMMABLE LIQUID', 'I'), hazardClass: '3' },
      { ...entry('FLAMMABLE LIQUID', 'II'), hazardClass: '6.1' },
      { ...entry('TOXIC LIQUID', 'III'), hazardClass: '6.1' },
    ],
  ],
]);

const good = (changed: Partial<DangerousGoodData> = {}): DangerousGoodData => ({
  unNumber: 1263,
  shippingName: 'PAINT',
  hazardClass: '3',
  subRisk: 'N/A',
  packingGroup: 'II',
  packageDescription: 'Drum',
  commonName: 'Paint',
  weight: 4,
  type: 'PACKAGED',
  ...changed,
});

describe('names of dangerous goods', () => {
  it.each([
    ['the class from the number', { hazardClass: '1.1D' }, { hazardClass: '3' }],
    ['a made-up name', { shippingName: 'MADE UP' }, { shippingName: 'PAINT' }],
    [
      'the entry that was chosen',
      { shippingName: 'PAINT RELATED MATERIAL', packingGroup: 'III' },
      { shippingName: 'PAINT RELATED MATERIAL', packingGroup: 'III' },
    ],
    ['a group in lower case', { packingGroup: 'iii ' }, { packingGroup: 'III' }],
    ['no group at all', { packingGroup: 'na' }, { packingGroup: 'N/A' }],
  ])('CON-119 are taken from the list: %s', (_case, written, expected) => {
    expect(withListedNames(good(written), list)).toMatchObject(expected);
  });

  it.each([
    ['the name and class before the group', 'TOXIC LIQUID', '6.1', 'I', 'TOXIC LIQUID', '6.1'],
    ['the class beside the name', 'FLAMMABLE LIQUID', '6.1', 'III', 'FLAMMABLE LIQUID', '6.1'],
    ['the group if the name is unknown', 'MADE UP', '6.1', 'III', 'TOXIC LIQUID', '6.1'],
    ['the first entry if nothing matches', 'MADE UP', '9', 'N/A', 'FLAMMABLE LIQUID', '3'],
  ])('CON-119 are found by %s', (_case, shippingName, hazardClass, packingGroup, name, of) => {
    const written = good({ unNumber: 1992, shippingName, hazardClass, packingGroup });

    expect(withListedNames(written, mixed)).toMatchObject({
      shippingName: name,
      hazardClass: of,
      packingGroup,
    });
  });

  it('stay as written for a number that the list does not have', () => {
    const unlisted = good({ unNumber: 9999, hazardClass: '77', shippingName: 'MADE UP' });

    expect(withListedNames(unlisted, list)).toEqual(unlisted);
  });
});

describe('dangerous goods of a line', () => {
  const messages = (weight: number, goods: readonly DangerousGoodData[]) =>
    dangerousGoodsIssues(carton({ quantity: 1, weight, dangerousGoods: [...goods] }), list, 'item');

  it('CON-117 together may weigh as much as the line', () => {
    expect(messages(0.3, [good({ weight: 0.1 }), good({ weight: 0.2 })])).toEqual([]);
  });

  it('CON-117 together may not weigh more than the line', () => {
    expect(messages(10, [good({ weight: 6 }), good({ weight: 6 })])).toEqual([
      { path: 'item.dangerousGoods.1', message: 'Weight cannot be greater than item weight.' },
    ]);
  });

  it.each([
    ['no weight', { weight: 0 }],
    ['no subsidiary risk', { subRisk: '' }],
    ['no common name', { commonName: '' }],
  ])('CON-114 are incomplete with %s', (_case, changed) => {
    expect(messages(10, [good(changed)])).toEqual([
      { path: 'item.dangerousGoods.0', message: 'Please fill in all the details' },
    ]);
  });

  it('CON-114 may have the lowest UN number', () => {
    const first: GoodsList = new Map([[1, [entry('PAINT', 'II')]]]);
    const line = carton({ quantity: 1, weight: 10, dangerousGoods: [good({ unNumber: 1 })] });

    expect(dangerousGoodsIssues(line, first, 'item')).toEqual([]);
  });

  it.each(['I', 'V', 'N/A', ''])('CON-116 may not have packing group %j', (packingGroup) => {
    expect(messages(10, [good({ packingGroup })])).toEqual([
      {
        path: 'item.dangerousGoods.0',
        message: 'Please enter a valid Packaging Group or N/A if not applicable',
      },
    ]);
  });
});

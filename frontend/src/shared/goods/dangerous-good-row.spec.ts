import type { UnVariantView } from '@contracts/views/un-number.view';

import {
  validateDangerousGood,
  newDangerousGood,
  toDangerousGood,
  toDangerousGoodRow,
  weightLeftFor,
  withEntry,
  withoutEntry,
  type DangerousGoodRow,
} from './dangerous-good-row';
import { isValidRow } from './item-row';
import { carton, paintRow, inCentimetres } from './item-row.fixture';

const acetone: UnVariantView = {
  id: 1090,
  hazardClass: '3',
  shippingName: 'ACETONE',
  typeOfPackaging: 'II',
  subRisk: 'N/A',
};

describe('dangerous goods of one row', () => {
  const good = { ...paintRow, weight: '30' };

  it('CON-117 together weigh no more than the row', () => {
    const row = (weights: readonly string[]) => ({
      ...carton,
      dangerousGoods: weights.map((weight) => ({ ...good, weight })),
    });

    expect(isValidRow(row(['30', '26']), inCentimetres)).toBe(true);
    expect(isValidRow(row(['30', '27']), inCentimetres)).toBe(false);
  });

  it('CON-117 leave the whole weight available while nothing is typed', () => {
    const goods = ['', 'heavy', '20.5'].map((weight) => ({ ...good, weight }));

    expect([0, 1, 2, 3].map((index) => weightLeftFor(goods, index, 56))).toEqual([
      56, 56, 56, 35.5,
    ]);
  });
});

describe('dangerous good', () => {
  const paint = paintRow;
  const messages = (part: Partial<DangerousGoodRow>, lineWeight = 56) =>
    validateDangerousGood({ ...paint, ...part }, lineWeight);
  const details = 'Please fill in all the details';

  it.each<[string, Partial<DangerousGoodRow>, string]>([
    ['CON-114 no UN number', { entry: null }, details],
    [
      'CON-116 a packaging group that does not exist',
      { packingGroup: 'V' },
      'Please enter a valid Packaging Group or N/A if not applicable',
    ],
    ['CON-114 no name', { commonName: ' ' }, details],
    ['CON-114 no weight', { weight: ' ' }, details],
    ['CON-114 a weight of zero', { weight: '0' }, details],
    ['CON-114 a negative weight', { weight: '-1' }, details],
    ['CON-114 a weight that is not a number', { weight: 'heavy' }, details],
    ['CON-114 no sub risk', { subRisk: '' }, details],
    ['CON-114 only spaces as sub risk', { subRisk: ' ' }, details],
    [
      'CON-115 an invalid sub risk',
      { subRisk: 'rough' },
      'Please enter a valid Subsidiary Risk or N/A if not applicable',
    ],
    [
      'CON-116 no packaging group',
      { packingGroup: '' },
      'Please enter a valid Packaging Group or N/A if not applicable',
    ],
    [
      'CON-117 a weight above that of the line',
      { weight: '57' },
      'Weight cannot be greater than item weight.',
    ],
  ])('is rejected with %s', (_case, part, message) => {
    expect(Object.values(messages(part))).toEqual([message]);
  });

  it.each<[string, Partial<DangerousGoodRow>]>([
    ['a sub risk with spaces around it', { subRisk: ' 6.1 ' }],
    ['the whole weight of the line', { weight: '56' }],
  ])('is accepted with %s', (_case, part) => {
    expect(messages(part)).toEqual({});
  });

  it('CON-117 may be a milligram heavier than what is left, since differences are not exact', () => {
    expect(messages({ weight: '0.3' }, 0.9 - 0.6)).toEqual({});
    expect(messages({ weight: '0.000001' }, 0)).toEqual({});
    expect(messages({ weight: '0.000002' }, 0)).toHaveProperty('weight');
  });

  it('makes its row invalid until it is complete', () => {
    expect(isValidRow({ ...carton, dangerousGoods: [paint] }, inCentimetres)).toBe(true);
    expect(isValidRow({ ...carton, dangerousGoods: [newDangerousGood()] }, inCentimetres)).toBe(
      false,
    );
  });

  it('starts empty, as a packaged good', () => {
    const { key, ...fields } = newDangerousGood();

    expect(fields).toEqual({
      ...{ unNumber: '', entry: null, subRisk: '', packingGroup: '' },
      ...{ packageDescription: '', commonName: '', weight: '', type: 'PACKAGED' },
    });
    expect(newDangerousGood().key).not.toBe(key);
  });

  it('CON-121 is filled by the entry of its UN number, but keeps a name that was typed', () => {
    const unnamed = { ...newDangerousGood(), unNumber: '1090', weight: '5' };
    const filled = withEntry(unnamed, acetone);

    expect(filled).toEqual({
      ...unnamed,
      ...{ entry: acetone, subRisk: 'N/A', packingGroup: 'II', commonName: 'ACETONE' },
    });
    expect(withEntry({ ...unnamed, commonName: 'Thinner' }, acetone).commonName).toBe('Thinner');
  });

  it('CON-121 loses what the entry filled in when the UN number is cleared, but not a typed name', () => {
    const filled = withEntry({ ...newDangerousGood(), unNumber: '1090', weight: '5' }, acetone);

    expect(withoutEntry(filled, '109')).toEqual({
      ...filled,
      ...{ unNumber: '109', entry: null, subRisk: '', packingGroup: '', commonName: '' },
    });
    expect(withoutEntry({ ...filled, commonName: 'Thinner' }, '109').commonName).toBe('Thinner');
  });

  it('keeps every field that was typed before its UN number is found', () => {
    const typed = { ...paint, entry: null, unNumber: '12' };

    expect(withoutEntry(typed, '126')).toEqual({ ...typed, unNumber: '126' });
  });
});

describe('a dangerous good that is sent', () => {
  const sent = {
    unNumber: paintRow.entry!,
    subRisk: 'N/A',
    typeOfPackaging: 'II',
    packageDescription: 'Drum',
    weight: 10,
    commonName: 'Paint',
    type: 'PACKAGED' as const,
  };

  it('has clean text, and the packing group as the list spells it', () => {
    const typed = {
      ...paintRow,
      ...{ subRisk: ' N/A ', packingGroup: ' ii', packageDescription: ' Drum ' },
      ...{ commonName: ' Paint ', weight: ' 10 ' },
    };

    expect(toDangerousGood(typed)).toEqual(sent);
  });

  it('has the typed UN number and no weight while they are incomplete, so that a draft keeps them', () => {
    const unfinished = { ...paintRow, entry: null, weight: '' };
    const named = (id: number) => ({
      ...{ id, hazardClass: '', shippingName: '', typeOfPackaging: '' },
    });

    expect(toDangerousGood(unfinished)).toMatchObject({ unNumber: named(1263), weight: 0 });
    expect(toDangerousGood({ ...unfinished, unNumber: '' }).unNumber).toEqual(named(0));
  });

  it('converts back to the row it was sent from', () => {
    expect(toDangerousGoodRow(sent, 2)).toEqual({
      ...paintRow,
      ...{ key: '2', packageDescription: 'Drum' },
    });
  });

  it('has empty fields again for an unfinished good of a draft', () => {
    const unfinished = { ...newDangerousGood(), unNumber: '9999' };

    expect(toDangerousGoodRow(toDangerousGood(unfinished), 0)).toEqual({ ...unfinished, key: '0' });
    expect(toDangerousGoodRow(toDangerousGood(newDangerousGood()), 0).unNumber).toBe('');
  });
});

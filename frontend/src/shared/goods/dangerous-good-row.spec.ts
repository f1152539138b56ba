import {
  dangerousGoodMessages,
  newDangerousGood,
  type DangerousGoodRow,
} from './dangerous-good-row';
import { isValidRow } from './item-row';
import { carton, paintRow, inCentimetres } from './item-row.fixture';

describe('dangerous goods of one row', () => {
  const good = { ...paintRow, weight: '30' };

  it('CON-117 are together not heavier than the row', () => {
    const row = (weights: readonly string[]) => ({
      ...carton,
      dangerousGoods: weights.map((weight) => ({ ...good, weight })),
    });

    expect(isValidRow(row(['30', '26']), inCentimetres)).toBe(true);
    expect(isValidRow(row(['30', '27']), inCentimetres)).toBe(false);
  });
});

describe('dangerous good', () => {
  const paint = paintRow;
  const messages = (part: Partial<DangerousGoodRow>) =>
    Object.values(dangerousGoodMessages({ ...paint, ...part }, 56));

  it.each<[string, Partial<DangerousGoodRow>, string]>([
    ['CON-114 no UN number', { entry: null }, 'Please fill in all the details'],
    [
      'CON-116 a packaging group that there is not',
      { packingGroup: 'V' },
      'Please enter a valid Packaging Group or N/A if not applicable',
    ],
    ['CON-114 no name', { commonName: ' ' }, 'Please fill in all the details'],
    [
      'CON-115 a sub risk that is none',
      { subRisk: 'rough' },
      'Please enter a valid Subsidiary Risk or N/A if not applicable',
    ],
    [
      'CON-116 no packaging group',
      { packingGroup: '' },
      'Please enter a valid Packaging Group or N/A if not applicable',
    ],
    [
      'CON-117 more than the line weighs',
      { weight: '57' },
      'Weight cannot be greater than item weight.',
    ],
  ])('is refused with %s', (_what, part, message) => {
    expect(messages(part)).toEqual([message]);
  });

  it('makes its row invalid until it is complete', () => {
    expect(isValidRow({ ...carton, dangerousGoods: [paint] }, inCentimetres)).toBe(true);
    expect(isValidRow({ ...carton, dangerousGoods: [newDangerousGood()] }, inCentimetres)).toBe(
      false,
    );
  });
});

import { daySpread, laneHeat } from './lane-heat';

const shades = (days: readonly number[]) => {
  const spread = daySpread(days.map((eta) => ({ eta })));
  return days.map((eta) => laneHeat(eta, spread));
};

describe('the shade of a lane', () => {
  it.each([[[1, 2, 3, 4, 5, 6]], [[1, 2, 3, 4, 5, 6, 7]]])(
    'is another one for each number of days: %j',
    (days) => {
      expect(new Set(shades(days)).size).toBe(days.length);
    },
  );

  it('begins with none and ends with the strongest, however far the days lie apart', () => {
    expect(shades([0, 99])).toEqual([null, 'most']);
  });

  it('is none where all take equally long', () => {
    expect(shades([2, 2])).toEqual([null, null]);
  });
});

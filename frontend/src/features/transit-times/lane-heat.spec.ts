import { daySpread, laneHeat } from './lane-heat';

const shades = (days: readonly number[]) => {
  const spread = daySpread(days.map((eta) => ({ eta })));
  return days.map((eta) => laneHeat(eta, spread));
};

describe('heat map of the lanes', () => {
  it.each([[[1, 2, 3, 4, 5, 6]], [[1, 2, 3, 4, 5, 6, 7]]])(
    'differs for each number of days: %j',
    (days) => {
      expect(new Set(shades(days)).size).toBe(days.length);
    },
  );

  it('ranges from none to the strongest shade, whatever the spread', () => {
    expect(shades([0, 99])).toEqual([null, 'highest']);
  });

  it('is empty if all lanes take equally long', () => {
    expect(shades([2, 2])).toEqual([null, null]);
  });
});

import { clientAccountOf } from '../../../test/client-accounts';
import { deletionWarning, unusedNumbers } from './unused-numbers';

const [block] = clientAccountOf().connoteAccountVariables;
const account = (...blocks: (readonly [start: number, end: number, latest: number])[]) =>
  clientAccountOf({
    connoteAccountVariables: blocks.map(([rangeStart, rangeEnd, latestUsedRangeIndex]) => ({
      ...block!,
      rangeStart,
      rangeEnd,
      latestUsedRangeIndex,
    })),
  });

describe('numbers lost with a deleted account', () => {
  it.each([
    [account([1, 1000, 971]), 29],
    [account([31, 35, 0], [43, 45, 44]), 6],
    [account([1, 10, 10]), 0],
    [{ ...account([1, 1, 0]), apiBasedConnoteCarrier: true }, 0],
  ])('H80 are those of every block that are not used', (clientAccount, unused) => {
    expect(unusedNumbers(clientAccount)).toBe(unused);
  });

  it('H80 are shown before it is deleted', () => {
    expect(deletionWarning(account([1, 1000, 971]))).toContain(
      "29 unused connote numbers are lost and can't be reused.",
    );
    expect(deletionWarning(account([1, 1000, 999]))).toContain('1 unused connote number is lost');
    expect(deletionWarning(account([1, 10, 10]))).not.toContain('unused');
  });
});

import { act, renderHook } from '@testing-library/react';

import type { RowsChanged } from '@contracts/realtime/messages';

import { stub } from '../../../test/stub';
import { type LiveEntry, addLiveEntries, useLiveFeed } from './live-feed';

interface Shown {
  readonly clientId: number | undefined;
}

const delivered = (clientId: number, consignmentId: number) =>
  stub<RowsChanged>({
    readModel: 'consignment-list',
    clientId,
    position: String(consignmentId),
    rows: [{ consignmentId, connoteNumber: `C${consignmentId}`, status: 'DELIVERED' }],
  });

describe('the live feed', () => {
  it('shows the changes of the selected client, or of all', () => {
    const { result, rerender } = renderHook<readonly LiveEntry[], Shown>(
      ({ clientId }) => useLiveFeed(clientId),
      { initialProps: { clientId: 1 } },
    );
    const shown = () => result.current.map(({ connoteNumber }) => connoteNumber);

    act(() => {
      addLiveEntries([delivered(1, 11), delivered(2, 22)]);
    });

    expect(shown()).toEqual(['C11']);
    rerender({ clientId: 2 });
    expect(shown()).toEqual(['C22']);
    rerender({ clientId: undefined });
    expect(shown()).toEqual(['C22', 'C11']);
  });

  it('keeps the changes of a quiet client while another one is busy', () => {
    const { result } = renderHook(() => useLiveFeed(3));
    act(() => {
      addLiveEntries([delivered(3, 33)]);
      addLiveEntries(Array.from({ length: 40 }, (_none, index) => delivered(4, 400 + index)));
    });

    expect(result.current.map(({ connoteNumber }) => connoteNumber)).toEqual(['C33']);
  });
});

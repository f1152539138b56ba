import { render, screen } from '@testing-library/react';

import { NewRowsPill } from './ListNotices';

describe('pill for changes by others', () => {
  it.each([
    [1, '1 new, show'],
    [-2, '2 removed, show'],
    [0, 'The list has changed, show'],
  ])('shows for a list that grew by %d: %s', (growth, words) => {
    render(<NewRowsPill isBehind growth={growth} onShow={() => undefined} />);

    expect(screen.getByRole('button')).toHaveTextContent(words);
  });

  it('is hidden while the list is up to date', () => {
    render(<NewRowsPill isBehind={false} growth={1} onShow={() => undefined} />);

    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

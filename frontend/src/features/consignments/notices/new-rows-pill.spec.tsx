import { render, screen } from '@testing-library/react';

import { NewRowsPill } from './ListNotices';

describe('pill for changes by others', () => {
  it.each([
    [1, 'Show 1 new'],
    [-2, '2 removed: refresh'],
    [0, 'The list has changed: refresh'],
  ])('shows for a list that grew by %d: %s', (growth, words) => {
    render(<NewRowsPill isBehind growth={growth} onShow={() => undefined} />);

    expect(screen.getByRole('button')).toHaveTextContent(words);
  });

  it('is hidden while the list is up to date', () => {
    render(<NewRowsPill isBehind={false} growth={1} onShow={() => undefined} />);

    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

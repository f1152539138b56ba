import { render, screen } from '@testing-library/react';

import { NewRowsPill } from './NewRowsPill';

describe('the pill over a list that others change', () => {
  it.each([
    [1, '1 new, show'],
    [-2, '2 gone, show'],
    [0, 'List has changed, show'],
  ])('says of a list that grew by %d: %s', (growth, words) => {
    render(<NewRowsPill isBehind growth={growth} onShow={() => undefined} />);

    expect(screen.getByRole('button')).toHaveTextContent(words);
  });

  it('is not there while the list is as it is shown', () => {
    render(<NewRowsPill isBehind={false} growth={1} onShow={() => undefined} />);

    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

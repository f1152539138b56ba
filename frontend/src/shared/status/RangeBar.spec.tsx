import { render, screen } from '@testing-library/react';

import { RangeBar } from './RangeBar';

describe('range bar', () => {
  it.each([
    [80, '80.00%', 'done'],
    [80.01, '80.01%', 'warn'],
    [95, '95.00%', 'warn'],
    [95.005, '95.00%', 'bad'],
  ])('shows %d as text and by its colour', (percent, text, tone) => {
    render(<RangeBar percent={percent} label="CFP" />);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('meter', { name: 'CFP' })).toHaveAttribute('data-tone', tone);
  });
});

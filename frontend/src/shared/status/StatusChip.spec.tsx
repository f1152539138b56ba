import { render, screen } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';

import { manifestedStatuses, openStatuses } from '@contracts/rules/consignment';

import { theme } from '../theme/theme';
import { statusStyle } from './StatusChip';
import { StatusChip } from './StatusChip';

const show = (status: string, label?: string) =>
  render(
    <ThemeProvider theme={theme}>
      <StatusChip status={status} {...(label && { label })} />
    </ThemeProvider>,
  );

describe('status chip', () => {
  it('keeps the specified capitals in the page', () => {
    show('OUT_FOR_DELIVERY');
    expect(screen.getByText('OUT FOR DELIVERY')).toBeInTheDocument();
  });

  it('accepts another label', () => {
    show('FAILED', 'Not sent');
    expect(screen.getByText('Not sent')).toBeInTheDocument();
  });

  it('fills the dial further with each step of a delivery', () => {
    const steps = manifestedStatuses
      .map(statusStyle)
      .flatMap(({ dial }) => (typeof dial === 'number' ? [dial] : []));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps).toHaveLength(5);
  });

  it('looks different for each status', () => {
    const styles = [...openStatuses, ...manifestedStatuses].map((status) =>
      JSON.stringify(statusStyle(status)),
    );
    expect(new Set(styles).size).toBe(styles.length);
  });

  it('renders an unknown status neutrally', () => {
    show('SOMETHING_NEW');
    expect(screen.getByText('SOMETHING NEW')).toBeInTheDocument();
  });
});

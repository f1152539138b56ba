import type { Components, Theme } from '@mui/material/styles';

import { vars } from '../vars';

/** Small tables inside a panel, in the style of the lists. */
export const tables: Components<Theme> = {
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '0 16px',
        height: 34,
        lineHeight: '1.25rem',
        borderColor: vars(theme).divider,
      }),
      head: ({ theme }) => ({
        height: 30,
        fontSize: '0.75rem',
        fontWeight: 500,
        whiteSpace: 'nowrap',
        color: vars(theme).app.textMuted,
      }),
    },
  },
  MuiTableRow: {
    styleOverrides: { root: { 'tbody > &:last-of-type > *': { borderBottom: 0 } } },
  },
};

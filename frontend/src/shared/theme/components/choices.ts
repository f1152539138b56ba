import type { Components, Theme } from '@mui/material/styles';

import { focusRing, vars } from '../vars';

/** Choices: labelled checkboxes and switches, radios, segments. */
export const choices: Components<Theme> = {
  MuiFormControlLabel: {
    styleOverrides: {
      root: { marginLeft: 0, marginRight: 0, gap: 9 },
      label: { fontSize: '0.8125rem', lineHeight: '1.25rem' },
    },
  },
  MuiRadio: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        width: 16,
        height: 16,
        padding: 0,
        flex: 'none',
        borderRadius: '50%',
        border: `1.5px solid ${vars(theme).app.lineInput}`,
        backgroundColor: vars(theme).background.paper,
        '& .MuiSvgIcon-root': { display: 'none' },
        '&.Mui-checked': { border: `5px solid ${vars(theme).primary.main}` },
        '&.Mui-focusVisible': focusRing(theme),
      }),
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 2,
        gap: 2,
        borderRadius: 8,
        backgroundColor: vars(theme).app.tone.neutral.bg,
      }),
      grouped: { border: 0, margin: 0, borderRadius: '6px !important' },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 24,
        [theme.breakpoints.down('sm')]: { height: 44 },
        padding: '0 10px',
        fontSize: '0.78125rem',
        fontWeight: 500,
        textTransform: 'none',
        color: vars(theme).text.secondary,
        '&.Mui-selected, &.Mui-selected:hover': {
          color: vars(theme).text.primary,
          backgroundColor: vars(theme).background.paper,
          boxShadow: vars(theme).app.shadowSmall,
        },
      }),
    },
  },
};

import type { Components, Theme } from '@mui/material/styles';

import { focusRing, vars } from '../vars';

/** Opacity of disabled parts without their own disabled colour. */
const DISABLED_OPACITY = 0.45;

/** Buttons, switches and other pressable controls. */
export const controls: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: {
      disableElevation: true,
      size: 'medium',
      variant: 'outlined',
      color: 'inherit',
    },
    styleOverrides: {
      root: ({ theme }) => ({
        height: 30,
        padding: '0 11px',
        minWidth: 0,
        borderRadius: 7,
        gap: 7,
        whiteSpace: 'nowrap',
        '& .MuiButton-startIcon, & .MuiButton-endIcon': { margin: 0 },
        '&.MuiButton-sizeSmall': {
          height: 26,
          padding: '0 8px',
          fontSize: '0.78125rem',
          borderRadius: 6,
        },
        '&.MuiButton-sizeLarge': { height: 38, padding: '0 16px', fontSize: '0.875rem' },
        '&.MuiButton-outlined.MuiButton-colorInherit': {
          borderColor: vars(theme).app.lineStrong,
          backgroundColor: vars(theme).background.paper,
          boxShadow: vars(theme).app.shadowSmall,
          '& .MuiButton-startIcon': { color: vars(theme).app.textMuted },
          '&:hover': { backgroundColor: vars(theme).app.hover },
        },
        '&.MuiButton-contained.MuiButton-colorInherit': {
          backgroundColor: vars(theme).app.ink,
          color: vars(theme).app.onInk,
          '&:hover': { backgroundColor: vars(theme).app.inkHover },
        },
        '&.MuiButton-text.MuiButton-colorInherit': {
          color: vars(theme).text.secondary,
          '&:hover': { backgroundColor: vars(theme).app.hover },
        },
        '&.MuiButton-text.MuiButton-colorPrimary': { color: vars(theme).app.link },
        '&.Mui-disabled': { opacity: 0.5 },
        [theme.breakpoints.down('sm')]: {
          '&, &.MuiButton-sizeSmall, &.MuiButton-sizeLarge': { minHeight: 44, minWidth: 44 },
        },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 30,
        height: 30,
        padding: 0,
        borderRadius: 7,
        color: vars(theme).text.secondary,
        '&:hover': { backgroundColor: vars(theme).app.hover },
        '&.MuiIconButton-sizeSmall': { width: 26, height: 26, borderRadius: 6 },
        '&.Mui-disabled': { color: vars(theme).app.textOff },
        [theme.breakpoints.down('sm')]: {
          '&, &.MuiIconButton-sizeSmall': { width: 44, height: 44 },
        },
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 38,
        padding: '0 10px',
        borderBottom: `1px solid ${vars(theme).divider}`,
      }),
      list: { gap: 2 },
      indicator: ({ theme }) => ({ height: 2, backgroundColor: vars(theme).text.primary }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 38,
        minWidth: 0,
        padding: '0 10px',
        gap: 7,
        flexDirection: 'row',
        fontWeight: 500,
        textTransform: 'none',
        color: vars(theme).app.textMuted,
        '&.Mui-selected': { color: vars(theme).text.primary },
        '&.Mui-focusVisible': { ...focusRing(theme), outlineOffset: -3 },
        [theme.breakpoints.down('sm')]: { minHeight: 44, minWidth: 44 },
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: 500,
        color: vars(theme).app.link,
        borderRadius: 3,
        '&:focus-visible': focusRing(theme),
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 28,
        height: 24,
        padding: '4px 0',
        overflow: 'visible',
        '& .MuiSwitch-track': {
          borderRadius: 8,
          opacity: 1,
          backgroundColor: vars(theme).app.lineInput,
        },
        '& .MuiSwitch-thumb': { width: 12, height: 12, boxShadow: 'none', color: '#FFFFFF' },
        // 2 px of track around the knob on every side, on and off
        '& .MuiSwitch-switchBase': {
          padding: '6px 2px',
          '&.Mui-checked': {
            transform: 'translateX(12px)',
            '& + .MuiSwitch-track': { opacity: 1, backgroundColor: vars(theme).primary.main },
          },
          // the ring is drawn around the track only, not around the knob
          '&.Mui-focusVisible': { outline: 'none' },
          '&.Mui-focusVisible + .MuiSwitch-track': focusRing(theme),
          '&.Mui-disabled + .MuiSwitch-track': { opacity: DISABLED_OPACITY },
        },
      }),
    },
  },
};

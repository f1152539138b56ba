import type { Components, Theme } from '@mui/material/styles';

import { vars } from '../vars';

/** Minimum size of a tap target on a phone, in pixels. */
const TARGET = 44;
const WEEK = 7 * TARGET;
const WEEKS = 6;

/** Date fields in the style of all other fields. */
export const pickers: Pick<
  Components<Theme>,
  | 'MuiPickersTextField'
  | 'MuiPickersInputBase'
  | 'MuiPickersOutlinedInput'
  | 'MuiPickersArrowSwitcher'
  | 'MuiDateCalendar'
  | 'MuiDayCalendar'
  | 'MuiPickerDay'
> = {
  MuiPickersTextField: { styleOverrides: { root: { width: '100%', minWidth: 0 } } },
  // Keeps the two arrows from overlapping.
  MuiPickersArrowSwitcher: { styleOverrides: { button: { margin: 0 } } },
  // seven days of 44 px in a row
  MuiDateCalendar: {
    styleOverrides: {
      root: ({ theme }) => ({
        [theme.breakpoints.down('sm')]: { width: WEEK, height: 'auto', maxHeight: 'none' },
      }),
    },
  },
  MuiDayCalendar: {
    styleOverrides: {
      weekDayLabel: ({ theme }) => ({
        [theme.breakpoints.down('sm')]: { width: TARGET, margin: 0 },
      }),
      slideTransition: ({ theme }) => ({
        [theme.breakpoints.down('sm')]: { minHeight: WEEKS * TARGET },
      }),
      weekContainer: ({ theme }) => ({ [theme.breakpoints.down('sm')]: { margin: 0 } }),
    },
  },
  MuiPickerDay: {
    styleOverrides: {
      root: ({ theme }) => ({
        // the library's darker shade makes the number unreadable in dark mode
        '&.Mui-selected:focus, &.Mui-selected:hover': {
          backgroundColor: vars(theme).primary.main,
        },
        [theme.breakpoints.down('sm')]: {
          width: TARGET,
          height: TARGET,
          margin: 0,
          fontSize: '1rem',
        },
      }),
    },
  },
  MuiPickersInputBase: {
    styleOverrides: { root: { letterSpacing: 'inherit' } },
  },
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 32,
        padding: '0 4px 0 10px',
        [theme.breakpoints.down('sm')]: { height: 46, fontSize: '1rem' },
        borderRadius: 7,
        backgroundColor: vars(theme).background.paper,
        '& .MuiPickersInputBase-sectionsContainer': {
          flex: 1,
          width: 'auto',
          minWidth: 0,
          padding: 0,
        },
        '& .MuiPickersOutlinedInput-notchedOutline': { borderColor: vars(theme).app.lineInput },
        '&:hover .MuiPickersOutlinedInput-notchedOutline': {
          borderColor: vars(theme).text.secondary,
        },
        '&.Mui-focused': {
          boxShadow: `0 0 0 3px color-mix(in srgb, ${vars(theme).primary.main} 20%, transparent)`,
        },
        '&.Mui-focused:not(.Mui-error) .MuiPickersOutlinedInput-notchedOutline': {
          borderWidth: 1,
          borderColor: vars(theme).primary.main,
        },
        '&.Mui-error .MuiPickersOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderColor: vars(theme).app.tone.bad.glyph,
        },
        '& .MuiInputAdornment-root': { marginRight: 0 },
        '& .MuiIconButton-root': {
          width: 24,
          height: 24,
          marginRight: 0,
          color: vars(theme).app.textMuted,
          [theme.breakpoints.down('sm')]: { width: TARGET, height: TARGET },
        },
      }),
      sectionsContainer: ({ theme, ownerState }) => ({
        // The placeholder is half transparent by default: too faint to read.
        opacity: '1 !important',
        ...(ownerState.isFieldValueEmpty && { color: vars(theme).app.textMuted }),
      }),
    },
  },
};

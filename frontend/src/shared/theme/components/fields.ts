import { ChevronDown } from 'lucide-react';
import { createElement } from 'react';
import type { Components, Theme } from '@mui/material/styles';

import { vars } from '../vars';

/** Arrow of a select; the class name positions it, and rotates it while the list is open. */
export const SelectArrow = ({ className }: { readonly className?: string }) =>
  createElement(ChevronDown, {
    size: 14,
    strokeWidth: 1.6,
    'aria-hidden': true,
    ...(className && { className }),
  });

/** Fields: label above, an outline with a contrast of 3 to 1, a coloured ring while focused. */
export const fields: Components<Theme> = {
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 7,
        backgroundColor: vars(theme).background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: vars(theme).app.lineInput },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: vars(theme).text.secondary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1,
          borderColor: vars(theme).primary.main,
        },
        '&.Mui-focused': {
          boxShadow: `0 0 0 3px color-mix(in srgb, ${vars(theme).primary.main} 20%, transparent)`,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderColor: vars(theme).app.tone.bad.glyph,
        },
        '&.Mui-disabled': {
          backgroundColor: vars(theme).app.hover,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: vars(theme).app.lineStrong },
        },
        '&.MuiInputBase-multiline': { padding: '6px 10px' },
      }),
      input: ({ theme }) => ({
        height: 20,
        padding: '6px 10px',
        // at least 16 px, or phones zoom in on focus
        [theme.breakpoints.down('sm')]: { fontSize: '1rem', height: 24, padding: '11px 10px' },
        '&::placeholder': { color: vars(theme).app.textMuted, opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: vars(theme).app.textMuted },
        '.MuiInputBase-multiline &': { padding: 0 },
      }),
      adornedStart: { paddingLeft: 10, '& .MuiOutlinedInput-input': { paddingLeft: 0 } },
      adornedEnd: { paddingRight: 6 },
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginRight: 8,
        color: vars(theme).app.textMuted,
        '&.MuiInputAdornment-positionEnd': { marginRight: 0 },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: '4px 0 0',
        fontSize: '0.75rem',
        lineHeight: '1rem',
        color: vars(theme).app.textMuted,
        '&.Mui-error': { color: vars(theme).app.tone.bad.fg },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '0.75rem',
        lineHeight: '1rem',
        fontWeight: 500,
        color: vars(theme).text.secondary,
        '&.Mui-focused, &.Mui-error': { color: vars(theme).text.secondary },
      }),
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: SelectArrow },
    styleOverrides: {
      select: { minHeight: 20, paddingRight: '28px !important' },
      icon: ({ theme }) => ({ top: 'calc(50% - 7px)', right: 8, color: vars(theme).app.textMuted }),
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: SelectArrow },
    styleOverrides: {
      select: { paddingRight: '28px !important' },
      icon: ({ theme }) => ({ top: 'calc(50% - 7px)', right: 8, color: vars(theme).app.textMuted }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: ({ theme }) => ({
        padding: '0 9px',
        '& .MuiAutocomplete-input': {
          padding: '6px 0',
          [theme.breakpoints.down('sm')]: { padding: '11px 0' },
        },
      }),
      paper: ({ theme }) => ({
        borderRadius: 10,
        border: `1px solid ${vars(theme).divider}`,
        boxShadow: vars(theme).app.shadowFloat,
      }),
      listbox: { padding: 5 },
      option: ({ theme }) => ({
        [theme.breakpoints.down('sm')]: { minHeight: 44, fontSize: '1rem' },
        minHeight: 30,
        borderRadius: 6,
        padding: '4px 8px !important',
      }),
    },
  },
};

import type { Components, Theme } from '@mui/material/styles';

import { appTexts } from '@contracts/texts/app/common';

import { vars } from '../vars';

/** The page background and everything that floats above it. */
export const surfaces: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { height: '100%' },
      body: {
        height: '100%',
        fontFeatureSettings: '"tnum"',
        WebkitFontSmoothing: 'antialiased',
      },
      '#root': { height: '100%' },
      // In forced colours, elements distinguished only by background get an outline
      '@media (forced-colors: active)': {
        '.MuiToggleButton-root.Mui-selected, .MuiTab-root.Mui-selected, [data-selected]': {
          outline: '2px solid Highlight',
          outlineOffset: '-2px',
        },
        '.MuiButton-contained, .MuiDialog-paper': { border: '1px solid' },
        // the focus ring is a shadow, which forced colours do not render
        '.MuiInputBase-root.Mui-focused': { outline: '2px solid Highlight' },
        '.AppChangedRow, .AppOddRow': { borderLeft: '4px solid Highlight' },
      },
      // Print: the open dialog or page, black on white, without the shell
      '@media print': {
        '@page': { size: 'A4', margin: '14mm' },
        'html, body, #root': { height: 'auto', background: '#fff', color: '#000' },
        'body:has([role="dialog"]) #root': { display: 'none' },
        'nav, .MuiBackdrop-root, .MuiButton-root, .MuiIconButton-root, footer': {
          display: 'none !important',
        },
        '.MuiModal-root, .MuiDialog-container, .MuiPaper-root': {
          position: 'static !important',
          width: '100% !important',
          maxWidth: 'none !important',
          height: 'auto !important',
          maxHeight: 'none !important',
          margin: '0 !important',
          overflow: 'visible !important',
          boxShadow: 'none !important',
          background: '#fff !important',
        },
        '.MuiPaper-root *': { overflow: 'visible !important', color: '#000 !important' },
        thead: { display: 'table-header-group' },
        'tr, dl > div': { breakInside: 'avoid' },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*,*::before,*::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(.MuiBackdrop-invisible)': {
          backgroundColor: 'rgba(16,19,25,.34)',
          ...theme.applyStyles('dark', { backgroundColor: 'rgba(4,5,7,.62)' }),
        },
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ borderRadius: 14, boxShadow: vars(theme).app.shadowDialog }),
      // the width of a dialog does not apply where it fills the screen
      paperFullScreen: { borderRadius: 0, '&&': { maxWidth: 'none' } },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.h4, padding: '18px 24px 8px' }),
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '0 24px 16px' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '8px 24px 18px', gap: 8, '& > .MuiButton-root': { flex: 'none' } },
    },
  },
  MuiMenu: {
    // Menus are rendered in the body: as a region, screen reader users can find them by landmark.
    defaultProps: {
      elevation: 0,
      transitionDuration: 0,
      slotProps: { root: { role: 'region', 'aria-label': appTexts.menu } },
    },
    styleOverrides: {
      paper: ({ theme }) => ({
        marginTop: 4,
        borderRadius: 10,
        border: `1px solid ${vars(theme).divider}`,
        boxShadow: vars(theme).app.shadowFloat,
      }),
      list: { padding: 5 },
    },
  },
  MuiPopover: { defaultProps: { transitionDuration: 0 } },
  MuiMenuItem: {
    defaultProps: { dense: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 30,
        [theme.breakpoints.down('sm')]: { minHeight: 44 },
        borderRadius: 6,
        padding: '0 8px',
        gap: 9,
        fontSize: '0.8125rem',
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: vars(theme).app.accentSoft },
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, enterNextDelay: 80 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: vars(theme).app.ink,
        color: vars(theme).app.onInk,
        fontSize: '0.75rem',
        lineHeight: '1rem',
        padding: '5px 8px',
        borderRadius: 6,
      }),
    },
  },
  MuiAlert: {
    defaultProps: { variant: 'standard' },
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const tone = { error: 'bad', warning: 'warn', success: 'done', info: 'move' } as const;
        const colours = vars(theme).app.tone[tone[ownerState.severity ?? 'success']];

        return {
          borderRadius: 7,
          padding: '2px 12px',
          alignItems: 'center',
          color: colours.fg,
          backgroundColor: colours.bg,
          '& .MuiAlert-icon': { color: colours.glyph, fontSize: 16, padding: 0, marginRight: 8 },
          '& .MuiAlert-message': { padding: '7px 0' },
        };
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: false },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: vars(theme).app.tone.neutral.bg, borderRadius: 5 }),
    },
  },
};

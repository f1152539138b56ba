/** Style of a button whose document was opened or printed before (PAPER-23). */
export const visitedSx = {
  fontWeight: 400,
  '&.MuiIconButton-root, &.MuiButton-text.MuiButton-colorInherit': { color: 'app.tone.done.fg' },
} as const;

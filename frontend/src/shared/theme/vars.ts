import type { Theme } from '@mui/material/styles';

/** The palette as CSS variables, so that switching between light and dark does not re-render. */
export const vars = (theme: Theme) => theme.vars?.palette ?? theme.palette;

export const focusRing = (theme: Theme) => ({
  outline: `2px solid ${vars(theme).primary.main}`,
  outlineOffset: 2,
});

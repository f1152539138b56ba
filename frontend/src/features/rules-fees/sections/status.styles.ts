import type { SxProps, Theme } from '@mui/material/styles';

/** RULES-38: no mark, a green outline, a red one; text and the section's mark convey the same without colour. */
export const statusSx: SxProps<Theme> = {
  minWidth: 0,
  '&[data-status="valid"] .MuiOutlinedInput-notchedOutline': {
    borderColor: 'app.tone.done.glyph',
  },
  '&[data-status="invalid"] .MuiOutlinedInput-notchedOutline': {
    borderWidth: 2,
    borderColor: 'app.tone.bad.glyph',
  },
};

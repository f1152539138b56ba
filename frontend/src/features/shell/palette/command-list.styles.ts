import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';

/** Styles of every cmdk list: the palette and the client selector. */
export const commandListSx: SystemStyleObject<Theme> = {
  '& [cmdk-input]': {
    width: 1,
    px: 4,
    py: '13px',
    border: 0,
    borderBottom: 1,
    borderColor: 'divider',
    outline: 'none',
    bgcolor: 'transparent',
    color: 'text.primary',
    fontFamily: 'inherit',
    // phones zoom in on an input below 16 px
    fontSize: { xs: '1rem', sm: '0.8125rem' },
    '&::placeholder': { color: 'app.textMuted', opacity: 1 },
  },
  '& [cmdk-list]': { maxHeight: 'min(420px, 60vh)', overflow: 'auto', p: 2, outline: 'none' },
  '& [cmdk-group-heading]': {
    px: 2,
    pt: 2,
    pb: 1,
    typography: 'subtitle2',
    fontWeight: 400,
    color: 'app.textMuted',
  },
  '& [cmdk-item]': {
    display: 'flex',
    alignItems: 'center',
    gap: '9px',
    minHeight: { xs: 44, sm: 30 },
    px: 2,
    borderRadius: '6px',
    cursor: 'pointer',
    fontWeight: 500,
    color: 'text.secondary',
    '& svg': { flex: 'none', color: 'app.textMuted' },
    '&[data-selected="true"]': { bgcolor: 'app.accentSoft', color: 'text.primary' },
    '&[data-current="true"]': { color: 'app.link' },
    '& .hint': { ml: 'auto', typography: 'caption', color: 'app.textMuted' },
  },
  '& [cmdk-empty]': { px: 2, py: 3, color: 'app.textMuted' },
};

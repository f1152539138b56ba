const nameSx = {
  flex: 1,
  minWidth: 0,
  minHeight: 36,
  display: 'flex',
  alignItems: 'center',
  px: 3,
  font: 'inherit',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  color: 'inherit',
  bgcolor: 'transparent',
  border: 0,
} as const;

/** Framed list of names with a form below. */
export const paneSx = {
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 36,
    pr: 1,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& li[data-chosen="true"]': { bgcolor: 'app.accentSoft' },
  '& .name': nameSx,
  '& button.name': { cursor: 'pointer' },
  '& button.name:focus-visible': {
    outline: '2px solid',
    outlineOffset: '-2px',
    outlineColor: 'primary.main',
  },
} as const;

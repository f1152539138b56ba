/** A framed list, with a line between its rows. */
export const rowListSx = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

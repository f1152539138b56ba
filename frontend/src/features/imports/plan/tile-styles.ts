/** Heading of a tile. */
export const headSx = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  mb: 1,
  color: 'text.secondary',
} as const;

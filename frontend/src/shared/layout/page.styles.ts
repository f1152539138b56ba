/** The line at the top of every screen inside the shell. */
export const headerSx = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  height: 52,
  px: { xs: 3, sm: 5 },
} as const;

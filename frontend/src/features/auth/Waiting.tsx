import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** Message shown while the server validates a link. */
export const Waiting = ({ children }: { readonly children: string }) => (
  <Box
    role="status"
    sx={{ display: 'flex', alignItems: 'center', gap: 3, color: 'text.secondary' }}
  >
    <CircularProgress size={16} aria-hidden color="inherit" />
    {children}
  </Box>
);

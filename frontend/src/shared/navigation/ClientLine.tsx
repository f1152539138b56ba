import Box from '@mui/material/Box';

/** Whose page it is, on a phone, where the subtitle of a page has no room. */
export const ClientLine = ({ clientName }: { readonly clientName: string }) => (
  <Box
    sx={{
      display: { xs: 'block', sm: 'none' },
      width: 1,
      color: 'app.textMuted',
      overflowWrap: 'anywhere',
    }}
  >
    {clientName}
  </Box>
);

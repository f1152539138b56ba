import Box from '@mui/material/Box';

/** Client name below the header, on a phone. */
export const ClientCaption = ({ clientName }: { readonly clientName: string }) => (
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

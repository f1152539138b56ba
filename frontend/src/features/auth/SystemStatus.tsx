import Box from '@mui/material/Box';

import { appTexts } from '@contracts/texts/app/common';

import { useFindHealthQuery } from './auth.api';

/** System status from the server's health endpoint. */
export function SystemStatus() {
  const { data, isError } = useFindHealthQuery(undefined);
  if (!data && !isError) return null;

  const isNormal = data?.status === 'ok';
  return (
    <Box sx={statusSx}>
      <Box sx={{ ...dotSx, bgcolor: isNormal ? '#4CC38A' : '#F2C27B' }} />
      {isNormal ? appTexts.systemsNormal : appTexts.systemsDegraded}
    </Box>
  );
}

/** The panel is dark in both schemes, with fixed colours. */
const statusSx = {
  position: 'absolute',
  left: 24,
  bottom: 20,
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  color: '#BCC3CC',
  typography: 'body2',
} as const;

const dotSx = { width: 7, height: 7, borderRadius: '50%' } as const;

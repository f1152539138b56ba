import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

import { Page } from '../../shared/layout/Page';

/** Placeholder until addresses and item types have loaded. */
export function EditorSkeleton({ title }: { readonly title: string }) {
  return (
    <Page title={title}>
      <Box
        aria-busy
        sx={{
          flex: 1,
          p: 5,
          display: 'grid',
          alignContent: 'start',
          gap: 3,
          bgcolor: 'app.sunken',
        }}
      >
        <Skeleton variant="rounded" height={220} />
        <Skeleton variant="rounded" height={160} />
        <Skeleton variant="rounded" height={160} />
      </Box>
    </Page>
  );
}

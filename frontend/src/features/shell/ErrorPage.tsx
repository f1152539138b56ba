import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';

import { authTexts } from '@contracts/texts/spec/auth';
import { appTexts } from '@contracts/texts/app/common';

import { EmptyState } from '../../shared/feedback/EmptyState';

/** GAP-09: general error page with links. */
export function ErrorPage() {
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'background.paper',
      }}
    >
      <EmptyState
        icon={TriangleAlert}
        titleLevel="h1"
        title={appTexts.somethingWentWrong}
        reason={appTexts.somethingWrongReason}
        action={
          <Box sx={{ display: 'flex', gap: 2, justifyContent: 'center' }}>
            <Button component={Link} to="/" variant="contained">
              {appTexts.home}
            </Button>
            <Button component={Link} to="/login">
              {authTexts.login}
            </Button>
          </Box>
        }
      />
    </Box>
  );
}

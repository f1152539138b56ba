import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowLeft, MapPinOff } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';

import { appTexts } from '@contracts/texts/app/common';
import { shellTexts } from '@contracts/texts/spec/shell';

import { EmptyState } from '../../shared/feedback/EmptyState';
import { SpecText } from '../../shared/text/SpecText';

/** SHELL-27, SHELL-28; Home is offered in case the tab has no history. */
export function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <Box component="main" sx={centreSx}>
      <EmptyState
        icon={MapPinOff}
        titleLevel="h1"
        title={<SpecText>{shellTexts.pageNotFound}</SpecText>}
        action={
          <Box sx={{ display: 'flex', gap: 2, justifyContent: 'center' }}>
            <Button component={Link} to="/" variant="contained">
              {appTexts.home}
            </Button>
            <Button
              startIcon={<ArrowLeft size={14} aria-hidden />}
              onClick={() => void navigate(-2)}
            >
              {appTexts.back}
            </Button>
          </Box>
        }
      />
    </Box>
  );
}

const centreSx = {
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'background.paper',
} as const;

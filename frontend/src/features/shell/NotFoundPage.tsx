import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

import { ownTexts } from '@contracts/texts/own';
import { shellTexts } from '@contracts/texts/shell';

import { VerbatimText } from '../../shared/text/VerbatimText';

/** SHELL-27, SHELL-28. */
export function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <Box component="main" sx={centreSx}>
      <div>
        <Typography variant="h4" component="h1" sx={{ mb: 3 }}>
          <VerbatimText>{shellTexts.pageNotFound}</VerbatimText>
        </Typography>
        <Button startIcon={<ArrowLeft size={14} aria-hidden />} onClick={() => void navigate(-2)}>
          {ownTexts.back}
        </Button>
      </div>
    </Box>
  );
}

const centreSx = {
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  bgcolor: 'background.paper',
} as const;

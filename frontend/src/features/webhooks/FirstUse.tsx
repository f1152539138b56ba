import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Webhook } from 'lucide-react';

import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';

import { API_REFERENCE, useFindApiReferenceQuery } from '../../shared/api/api-reference.api';
import { AddButton } from '../../shared/layout/AddButton';

/** Chapter about webhooks in the reference. */
const GUIDE = `${API_REFERENCE}#description/events-and-webhooks`;

export interface FirstUseProps {
  /** Undefined for users who may not add one. */
  readonly onAdd: (() => void) | undefined;
}

/** Explanation of webhooks in three lines while there are none. */
export function FirstUse({ onAdd }: FirstUseProps) {
  const { data: hasGuide = false } = useFindApiReferenceQuery(undefined);
  return (
    <Box sx={firstUseSx}>
      <Box className="icon">
        <Webhook size={18} strokeWidth={1.6} aria-hidden />
      </Box>
      <Typography variant="h3" component="p">
        {texts.firstUse}
      </Typography>
      <ul>
        {texts.firstUseLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Box className="actions">
        {onAdd && <AddButton onClick={onAdd}>{texts.add}</AddButton>}
        {hasGuide && (
          <Button href={GUIDE} target="_blank" rel="noreferrer">
            {texts.guide}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const firstUseSx = {
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  px: 5,
  py: 6,
  '& .icon': {
    width: 40,
    height: 40,
    display: 'grid',
    placeItems: 'center',
    borderRadius: '11px',
    color: 'text.secondary',
    bgcolor: 'app.tone.neutral.bg',
  },
  '& ul': { maxWidth: '64ch', m: 0, pl: 4, display: 'grid', gap: 1, color: 'app.textMuted' },
  '& .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    mt: 1,
    '& .MuiButton-root': { minHeight: { xs: 44, sm: 30 } },
  },
} as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { CircleCheck, CircleX, Info, X } from 'lucide-react';

import { appTexts } from '@contracts/texts/app/common';

import { vars } from '../theme/vars';
import type { Notification } from './notifications.slice';

export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

export interface ToastCardProps {
  readonly tone: Notification['tone'];
  readonly text: string;
  readonly reason?: string;
  readonly action?: ToastAction;
  readonly onClose: () => void;
}

const icons = {
  success: { Icon: CircleCheck, colour: 'app.tone.done.glyph' },
  error: { Icon: CircleX, colour: 'app.tone.bad.glyph' },
  info: { Icon: Info, colour: 'app.tone.move.glyph' },
} as const;

/** Toast at the top right. */
export function ToastCard({ tone, text, reason, action, onClose }: ToastCardProps) {
  const { Icon, colour } = icons[tone];

  return (
    <Box role={tone === 'error' ? 'alert' : 'status'} sx={cardSx}>
      <Box component="span" sx={{ display: 'flex', color: colour }}>
        <Icon size={16} strokeWidth={1.6} aria-hidden />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 500 }}>{text}</Box>
        {reason && <Box sx={{ color: 'text.secondary' }}>{reason}</Box>}
      </Box>
      {action && (
        <Button
          size="small"
          onClick={() => {
            action.onClick();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="small" aria-label={appTexts.close} onClick={onClose}>
        <X size={14} aria-hidden />
      </IconButton>
    </Box>
  );
}

const cardSx: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  width: 356,
  maxWidth: '100%',
  p: '10px 8px 10px 12px',
  borderRadius: '10px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.primary',
  typography: 'body1',
  boxShadow: (theme) => vars(theme).app.shadowFloat,
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { AlarmClock, CircleAlert, CircleCheck, Info, X, type LucideIcon } from 'lucide-react';
import { useState } from 'react';

import { appTexts } from '@contracts/texts/app/common';

/** Tones of a strip; `plan` also marks test data. */
type StripTone = 'warn' | 'bad' | 'done' | 'neutral' | 'plan';

const icons: Record<StripTone, LucideIcon> = {
  warn: AlarmClock,
  bad: CircleAlert,
  done: CircleCheck,
  neutral: Info,
  plan: Info,
};

export interface ContextStripProps {
  readonly tone?: StripTone;
  readonly icon?: LucideIcon;
  /** Short message. */
  readonly lead: string;
  /** More detail. */
  readonly detail?: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** Storage key of the dismissal for the rest of the session; without it the strip cannot be closed. */
  readonly dismissKey?: string;
}

const keyFor = (dismissKey: string) => `linehaul.dismissed.${dismissKey}`;
const wasDismissed = (dismissKey: string | undefined) =>
  dismissKey !== undefined && sessionStorage.getItem(keyFor(dismissKey)) !== null;

/** A line above a list with one message and one action. */
export function ContextStrip(props: ContextStripProps) {
  const { tone = 'warn', icon, lead, detail, action, dismissKey } = props;
  const [dismissed, setDismissed] = useState<string | null>(null);
  if (wasDismissed(dismissKey) || (dismissKey !== undefined && dismissed === dismissKey))
    return null;

  function dismiss(key: string) {
    sessionStorage.setItem(keyFor(key), '1');
    setDismissed(key);
  }

  const Icon = icon ?? icons[tone];
  return (
    <Box role="status" sx={stripSx(tone)}>
      <Icon size={14} strokeWidth={1.6} aria-hidden />
      <Box sx={{ flex: 1, minWidth: 0, py: '6px' }}>
        <strong>{lead}</strong> {detail}
      </Box>
      {action && (
        <Button size="small" variant="text" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      {dismissKey !== undefined && (
        <IconButton
          size="small"
          aria-label={appTexts.close}
          sx={{ color: 'inherit' }}
          onClick={() => {
            dismiss(dismissKey);
          }}
        >
          <X size={14} />
        </IconButton>
      )}
    </Box>
  );
}

const stripSx = (tone: StripTone) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 36,
  mx: { xs: 3, sm: 5 },
  mb: '10px',
  pl: '11px',
  pr: '6px',
  borderRadius: '7px',
  color: `app.tone.${tone}.fg`,
  bgcolor: `app.tone.${tone}.bg`,
  '& strong': { fontWeight: 500 },
  '& svg': { flex: 'none' },
  '& .MuiButton-root': {
    color: 'inherit',
    border: '1px solid',
    borderColor: `color-mix(in srgb, currentColor 45%, transparent)`,
  },
});

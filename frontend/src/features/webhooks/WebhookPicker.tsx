import Box from '@mui/material/Box';
import { ChevronsUpDown, Webhook } from 'lucide-react';

import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';
import type { WebhookView } from '@contracts/views/webhook.view';

import { StatusChip } from '../../shared/status/StatusChip';
import { stateOf } from './webhook-state';

export interface WebhookPickerProps {
  readonly id: string;
  readonly list: readonly WebhookView[];
  readonly selected: WebhookView | undefined;
  readonly isOwnerShown: boolean;
  readonly onSelect: (id: number) => void;
}

/** Select of a subscription on a phone, with the state of the selected one; the native select covers it. */
export function WebhookPicker(props: WebhookPickerProps) {
  const { id, list, selected, isOwnerShown, onSelect } = props;
  return (
    <Box sx={pickerSx}>
      <Webhook size={14} strokeWidth={1.6} aria-hidden />
      <span className="name" aria-hidden>
        {selected?.name ?? texts.choose}
      </span>
      {selected && (
        <span aria-hidden>
          <StatusChip {...stateOf(selected)} />
        </span>
      )}
      <ChevronsUpDown size={14} strokeWidth={1.6} aria-hidden />
      <select
        id={id}
        aria-label={texts.choose}
        value={String(selected?.id ?? '')}
        onChange={({ target }) => {
          if (target.value !== '') onSelect(Number(target.value));
        }}
      >
        {!selected && <option value="">{texts.choose}</option>}
        {list.map((webhook) => (
          <option key={webhook.id} value={webhook.id}>
            {[webhook.name, stateOf(webhook).label, isOwnerShown && webhook.ownerName]
              .filter(Boolean)
              .join(', ')}
          </option>
        ))}
      </select>
    </Box>
  );
}

const pickerSx = {
  position: 'relative',
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  height: 44,
  px: 3,
  border: 1,
  borderColor: 'app.lineStrong',
  borderRadius: '7px',
  fontWeight: 600,
  '& .name': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > svg': { flex: 'none', color: 'text.secondary' },
  '& select': {
    position: 'absolute',
    inset: 0,
    width: 1,
    height: 1,
    opacity: 0,
    fontSize: '1rem',
    cursor: 'pointer',
  },
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
} as const;

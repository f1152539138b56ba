import Box from '@mui/material/Box';

import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';
import type { WebhookView } from '@contracts/views/webhook.view';

import { AddButton } from '../../shared/layout/AddButton';
import { useIsPhone } from '../../shared/layout/useIsPhone';
import { NativeSelectInput } from '../../shared/forms/NativeSelectInput';
import { useIsMultiClientList } from '../../shared/session/several-clients';
import { StatusChip } from '../../shared/status/StatusChip';
import { interpolate } from '../../shared/text/format';
import type { Webhooks } from './useWebhooks';
import { stateOf } from './webhook-state';

export interface WebhookListProps {
  readonly webhooks: Webhooks;
  readonly onAdd: () => void;
}

/** Element that takes the focus when the shown subscription is deleted. */
export const LIST_ID = 'webhooks';

/** List of subscriptions with their states; a select on a phone. */
export function WebhookList({ webhooks, onAdd }: WebhookListProps) {
  const { list = [], selected, select, canAdd } = webhooks;
  const isPhone = useIsPhone();
  const spansClients = useIsMultiClientList();
  const count =
    list.length === 1 ? texts.countOne : interpolate(texts.count, { count: list.length });
  const add = canAdd && <AddButton onClick={onAdd}>{texts.add}</AddButton>;
  if (isPhone)
    return (
      <Box sx={{ display: 'flex', gap: 2, p: 3, '& > :first-child': { flex: 1, minWidth: 0 } }}>
        <NativeSelectInput
          id={LIST_ID}
          aria-label={texts.choose}
          value={String(selected?.id ?? '')}
          options={[
            ...(selected ? [] : [{ value: '', label: texts.choose }]),
            ...list.map((webhook) => ({
              value: String(webhook.id),
              label: [webhook.name, stateOf(webhook).label, spansClients && webhook.ownerName]
                .filter(Boolean)
                .join(', '),
            })),
          ]}
          onChange={(id) => {
            if (id !== '') select(Number(id));
          }}
        />
        {add}
      </Box>
    );
  return (
    <Box component="nav" id={LIST_ID} tabIndex={-1} aria-label={texts.list} sx={listSx}>
      <Box className="head">
        {count}
        {add}
      </Box>
      <ul>
        {list.map((webhook) => (
          <Entry
            key={webhook.id}
            webhook={webhook}
            isCurrent={webhook.id === selected?.id}
            isOwnerShown={spansClients}
            onSelect={select}
          />
        ))}
      </ul>
    </Box>
  );
}

interface EntryProps {
  readonly webhook: WebhookView;
  readonly isCurrent: boolean;
  readonly isOwnerShown: boolean;
  readonly onSelect: (id: number) => void;
}

function Entry({ webhook, isCurrent, isOwnerShown, onSelect }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent}
        onClick={() => {
          onSelect(webhook.id);
        }}
      >
        <strong>{webhook.name}</strong>
        <span className="url">{webhook.url.replace(/^https?:\/\//, '')}</span>
        <span>
          <StatusChip {...stateOf(webhook)} />
        </span>
        {isOwnerShown && <span className="owner">{webhook.ownerName}</span>}
      </button>
    </li>
  );
}

const listSx = {
  outline: 'none',
  minHeight: 0,
  overflow: 'auto',
  borderRight: 1,
  borderColor: 'divider',
  bgcolor: 'app.sunken',
  '& .head': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    px: 3,
    py: 2,
    color: 'text.secondary',
  },
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& li > button': {
    width: 1,
    display: 'grid',
    gap: '6px',
    px: 3,
    py: 3,
    border: 0,
    borderTop: 1,
    borderLeft: '2px solid transparent',
    borderTopColor: 'divider',
    borderTopStyle: 'solid',
    font: 'inherit',
    textAlign: 'left',
    color: 'text.primary',
    bgcolor: 'transparent',
    cursor: 'pointer',
  },
  '& li > button:hover': { bgcolor: 'app.hover' },
  '& li > button:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
  },
  '& li > button[aria-current="true"]': {
    bgcolor: 'background.paper',
    borderLeftColor: 'primary.main',
  },
  '& strong': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& .url': {
    typography: 'mono',
    fontSize: '0.75rem',
    color: 'text.secondary',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .owner': { color: 'text.secondary' },
} as const;

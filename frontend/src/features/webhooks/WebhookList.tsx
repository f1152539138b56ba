import Box from '@mui/material/Box';
import { skipToken } from '@reduxjs/toolkit/query';

import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';
import type { WebhookActivityView } from '@contracts/views/webhook-figures.view';
import type { WebhookView } from '@contracts/views/webhook.view';

import { AddButton } from '../../shared/layout/AddButton';
import { useIsPhone } from '../../shared/layout/useIsPhone';
import { useNow } from '../../shared/live/useNow';
import { useTimeZone } from '../../shared/session/useSession';
import { useIsMultiClientList } from '../../shared/session/several-clients';
import { StatusChip } from '../../shared/status/StatusChip';
import { interpolate } from '../../shared/text/format';
import { activityText } from './figures/activity-text';
import { useGetWebhookFiguresQuery, useListWebhookFiguresQuery } from './figures/figures.api';
import type { Webhooks } from './useWebhooks';
import { WebhookPicker } from './WebhookPicker';
import { stateOf } from './webhook-state';

export interface WebhookListProps {
  readonly webhooks: Webhooks;
  readonly onAdd: () => void;
}

const REFRESH_MS = 60_000;

/** Element that takes the focus when the shown subscription is deleted. */
export const LIST_ID = 'webhooks';

/** List of subscriptions with their states; a select on a phone. */
export function WebhookList({ webhooks, onAdd }: WebhookListProps) {
  const { list = [], selected, select, canAdd } = webhooks;
  const activities = useActivities(webhooks.clientId);
  const isPhone = useIsPhone();
  const spansClients = useIsMultiClientList();
  const count =
    list.length === 1 ? texts.countOne : interpolate(texts.count, { count: list.length });
  const add = canAdd && <AddButton onClick={onAdd}>{texts.add}</AddButton>;
  if (isPhone)
    return (
      <Box sx={{ display: 'flex', gap: 2, px: 3, pt: 3 }}>
        <WebhookPicker
          id={LIST_ID}
          {...{ list, selected }}
          isOwnerShown={spansClients}
          onSelect={select}
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
            activity={activities.get(webhook.id)}
            isCurrent={webhook.id === selected?.id}
            isOwnerShown={spansClients}
            onSelect={select}
          />
        ))}
      </ul>
    </Box>
  );
}

/** Figures by subscription, refetched once a minute: only those of the selected one are updated live. */
function useActivities(clientId: number | undefined): ReadonlyMap<number, WebhookActivityView> {
  const { data = [] } = useListWebhookFiguresQuery(clientId ?? null, {
    refetchOnMountOrArgChange: true,
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  return new Map(data.map((activity) => [activity.id, activity]));
}

interface EntryProps {
  readonly webhook: WebhookView;
  /** Undefined while it is not loaded. */
  readonly activity: WebhookActivityView | undefined;
  readonly isCurrent: boolean;
  readonly isOwnerShown: boolean;
  readonly onSelect: (id: number) => void;
}

function Entry({ webhook, activity, isCurrent, isOwnerShown, onSelect }: EntryProps) {
  const { data: current } = useGetWebhookFiguresQuery(isCurrent ? webhook.id : skipToken);
  const context = { zone: useTimeZone(), now: useNow() };
  const shown = current ?? activity;
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
        <span className="note">{shown ? activityText(webhook, shown, context) : '\u00a0'}</span>
        {isOwnerShown && <span className="note">{webhook.ownerName}</span>}
      </button>
    </li>
  );
}

const listSx = {
  outline: 'none',
  minHeight: 0,
  overflow: 'auto',
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
  '& .note': { typography: 'caption', color: 'text.secondary' },
} as const;

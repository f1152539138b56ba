import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense } from 'react';

import { appDeliveryTexts } from '@contracts/texts/app/webhook-deliveries';
import { appReplayTexts } from '@contracts/texts/app/webhook-replays';
import type { WebhookView } from '@contracts/views/webhook.view';

import { PageTabs } from '../../shared/layout/PageTabs';
import { useReturnFocus } from '../../shared/layout/useReturnFocus';
import { useWatchedRecord } from '../../shared/live/useWatchedRecord';
import { lazy } from '../../shared/loading/lazy';
import { useUrlState } from '../../shared/navigation/useUrlState';
import { usePermission } from '../../shared/session/usePermission';
import { StatusChip } from '../../shared/status/StatusChip';
import { DeliveryLog } from './deliveries/DeliveryLog';
import { useDeliveries } from './deliveries/useDeliveries';
import { useDeliveryKeys } from './deliveries/useDeliveryKeys';
import { FailureNotice } from './FailureNotice';
import { WebhookFigures } from './figures/WebhookFigures';
import { ReplayList } from './replays/ReplayList';
import { WebhookFacts } from './settings/WebhookFacts';
import { WebhookSettings } from './settings/WebhookSettings';
import { useWebhookActions } from './useWebhookActions';
import { WebhookActions } from './WebhookActions';
import { LIST_ID } from './WebhookList';
import { stateOf } from './webhook-state';

const DeliveryDetail = lazy(async () => ({
  default: (await import('./deliveries/DeliveryDetail')).DeliveryDetail,
}));

/** From this width, a delivery is shown beside the list. */
const BESIDE_QUERY = '(min-width: 1400px)';

/** Details of a subscription: state, figures, deliveries, replays and settings, with one delivery beside them. */
export function WebhookDetail({ webhook }: { readonly webhook: WebhookView }) {
  const canEdit = usePermission('UPDATE_WEBHOOK', webhook.clientId ?? undefined);
  const parts = useParts();
  const isBeside = useMediaQuery(BESIDE_QUERY);
  const log = useDeliveries(webhook.id, parts.part === 'deliveries');
  const shown = parts.part === 'deliveries' ? log.shown : null;
  const rows = log.listQuery.data?.deliveries ?? [];
  const steps = useDeliveryKeys({ rows, shown, show: log.show, isBeside });
  useWatchedRecord('webhook', webhook.id);
  useReturnFocus(LIST_ID);
  return (
    <Box sx={columnsSx(isBeside && shown !== null)}>
      <Subscription webhook={webhook} canEdit={canEdit} parts={parts} log={log} />
      <Suspense fallback={null}>
        {shown !== null && (
          <DeliveryDetail
            key={shown}
            {...{ webhook, canEdit, steps, isBeside }}
            number={shown}
            onShow={log.show}
          />
        )}
      </Suspense>
    </Box>
  );
}

interface SubscriptionProps {
  readonly webhook: WebhookView;
  readonly canEdit: boolean;
  readonly parts: ReturnType<typeof useParts>;
  readonly log: ReturnType<typeof useDeliveries>;
}

function Subscription({ webhook, canEdit, parts, log }: SubscriptionProps) {
  const actions = useWebhookActions(webhook, canEdit);
  return (
    <Box component="section" aria-label={webhook.name} tabIndex={0} sx={detailSx}>
      <Box className="head">
        <Typography variant="h1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {webhook.name}
        </Typography>
        <StatusChip {...stateOf(webhook)} />
        <WebhookActions
          {...{ webhook, canEdit, actions }}
          onReplay={() => {
            parts.show('replays');
          }}
        />
      </Box>
      <FailureNotice webhook={webhook} onResume={canEdit ? actions.resume : undefined} />
      <WebhookFigures id={webhook.id} />
      <Parts webhook={webhook} canEdit={canEdit} parts={parts} log={log} />
    </Box>
  );
}

const tabs = [
  { value: 'deliveries', label: appDeliveryTexts.title },
  { value: 'replays', label: appReplayTexts.title },
  { value: 'settings', label: appDeliveryTexts.settings },
];

/** Stores the shown part in the URL. */
function useParts() {
  const [params, change] = useUrlState();
  const requested = params.get('part');
  return {
    part: tabs.find(({ value }) => value === requested)?.value ?? 'deliveries',
    show: (part: string) => {
      change((now) => {
        now.set('part', part);
        return now;
      });
    },
  };
}

/** The settings stay mounted while another part is shown, so that input is not lost. */
function Parts({ webhook, canEdit, parts: { part, show }, log }: SubscriptionProps) {
  return (
    <>
      <Box className="tabs">
        <PageTabs label={appDeliveryTexts.views} tabs={tabs} value={part} onChange={show} />
      </Box>
      {part === 'deliveries' && <DeliveryLog webhook={webhook} log={log} />}
      {part === 'replays' && (
        <Box className="part">
          <ReplayList webhook={webhook} canEdit={canEdit} />
        </Box>
      )}
      <Box className="part" hidden={part !== 'settings'}>
        <WebhookFacts webhook={webhook} />
        <WebhookSettings webhook={webhook} canEdit={canEdit} />
      </Box>
    </>
  );
}

const columnsSx = (hasPanel: boolean) => ({
  minHeight: 0,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: hasPanel ? 'minmax(0, 1fr) 372px' : 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
});

/** On a low or narrow screen it scrolls as a whole. */
const detailSx = {
  minHeight: 0,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
  outlineOffset: -2,
  '& .head': {
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    px: { xs: 3, sm: 5 },
    py: { xs: '10px', sm: 3 },
    '& > h2, & > h2 + span': { display: { xs: 'none', sm: 'inline-flex' } },
  },
  '& .tabs': { flex: 'none', px: { xs: 1, sm: 3 } },
  '& .part': { flex: 'none', px: { xs: 3, sm: 5 }, py: 4 },
  '@media (min-width: 640px) and (min-height: 640px)': {
    overflow: 'hidden',
    '& .part, & .rows': { flex: 1, minHeight: 0, overflow: 'auto' },
    '& .log': { flex: 1, minHeight: 0 },
  },
} as const;

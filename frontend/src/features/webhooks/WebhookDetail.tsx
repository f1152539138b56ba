import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';
import type { WebhookView } from '@contracts/views/webhook.view';

import { appReplayTexts } from '@contracts/texts/app/webhook-replays';
import { appDeliveryTexts } from '@contracts/texts/app/webhook-deliveries';
import { ContextStrip } from '../../shared/feedback/ContextStrip';
import { PageTabs } from '../../shared/layout/PageTabs';
import { useUrlState } from '../../shared/navigation/useUrlState';
import { usePermission } from '../../shared/session/usePermission';
import { useTimeZone } from '../../shared/session/useSession';
import { useReturnFocus } from '../../shared/layout/useReturnFocus';
import { StatusChip } from '../../shared/status/StatusChip';
import { formatDateTime, interpolate } from '../../shared/text/format';
import { DateText } from '../../shared/text/values';
import { DeliveryLog } from './deliveries/DeliveryLog';
import { ReplayList } from './replays/ReplayList';
import { WebhookSettings } from './settings/WebhookSettings';
import { WebhookActions } from './WebhookActions';
import { LIST_ID } from './WebhookList';
import { stateOf } from './webhook-state';

/** Details of a subscription: state, facts, deliveries and settings. */
export function WebhookDetail({ webhook }: { readonly webhook: WebhookView }) {
  const canEdit = usePermission('UPDATE_WEBHOOK', webhook.clientId ?? undefined);
  const parts = useParts();
  useReturnFocus(LIST_ID);
  return (
    <Box component="section" aria-label={webhook.name} tabIndex={0} sx={detailSx}>
      <Box className="head">
        <Typography variant="h1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {webhook.name}
        </Typography>
        <StatusChip {...stateOf(webhook)} />
        <WebhookActions
          webhook={webhook}
          canEdit={canEdit}
          onReplay={() => {
            parts.show('replays');
          }}
        />
      </Box>
      <FailureNotice webhook={webhook} />
      <Facts webhook={webhook} />
      <Parts webhook={webhook} canEdit={canEdit} {...parts} />
    </Box>
  );
}

const tabs = [
  { value: 'deliveries', label: appDeliveryTexts.title },
  { value: 'replays', label: appReplayTexts.title },
  { value: 'settings', label: appDeliveryTexts.settings },
];

/** The shown part is in the URL. */
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

interface PartsProps extends ReturnType<typeof useParts> {
  readonly webhook: WebhookView;
  readonly canEdit: boolean;
}

/** The settings stay mounted while another part is shown, so that input is not lost. */
function Parts({ webhook, canEdit, part, show }: PartsProps) {
  return (
    <>
      <Box sx={{ px: { xs: 3, sm: 5 }, pt: 2 }}>
        <PageTabs label={appDeliveryTexts.views} tabs={tabs} value={part} onChange={show} />
      </Box>
      {part === 'deliveries' && (
        <Box className="part">
          <DeliveryLog webhook={webhook} canEdit={canEdit} />
        </Box>
      )}
      {part === 'replays' && (
        <Box className="part">
          <ReplayList webhook={webhook} canEdit={canEdit} />
        </Box>
      )}
      <Box className="part" hidden={part !== 'settings'}>
        <WebhookSettings webhook={webhook} canEdit={canEdit} />
      </Box>
    </>
  );
}

function FailureNotice({ webhook }: { readonly webhook: WebhookView }) {
  const { status, statusReason, failingSince } = webhook;
  const zone = useTimeZone();
  if (status === 'DISABLED') {
    const reason = statusReason ?? texts.disabledReason;
    const detail = interpolate(texts.disabledDetail, { reason });
    return <ContextStrip tone="bad" lead={texts.disabled} detail={detail} />;
  }
  if (status !== 'ACTIVE' || failingSince === null) return null;
  const since = formatDateTime(failingSince, zone, { seconds: false });
  const detail = interpolate(texts.failingDetail, { since });
  return <ContextStrip tone="warn" lead={texts.failing} detail={detail} />;
}

function Facts({ webhook }: { readonly webhook: WebhookView }) {
  const { types, lastSuccessAt, ownerName, createdBy, createdAt } = webhook;
  return (
    <Box component="dl" className="facts">
      <Fact name={texts.lastSuccess}>
        {lastSuccessAt === null ? (
          texts.never
        ) : (
          <DateText value={lastSuccessAt} show="date-minute" />
        )}
      </Fact>
      <Fact name={texts.sends}>{sentTypes(types)}</Fact>
      <Fact name={texts.owner}>{ownerName}</Fact>
      <Fact name={texts.createdBy}>
        {createdBy}, <DateText value={createdAt} />
      </Fact>
    </Box>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function sentTypes(types: readonly string[]): string {
  const [only = ''] = types;
  if (types.length > 1) return interpolate(texts.sendsMany, { count: types.length });
  return only === '*' ? texts.sendsAll : only;
}

const detailSx = {
  minHeight: 0,
  minWidth: 0,
  overflow: 'auto',
  outlineOffset: -2,
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    px: { xs: 3, sm: 5 },
    py: 3,
  },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 5,
    m: 0,
    px: { xs: 3, sm: 5 },
    pb: 4,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 500, overflowWrap: 'anywhere' },
  '& .part': { px: { xs: 3, sm: 5 }, py: 4 },
} as const;

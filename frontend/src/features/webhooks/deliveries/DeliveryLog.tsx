import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Send } from 'lucide-react';
import { Suspense } from 'react';

import { appDeliveryTexts as texts } from '@contracts/texts/app/webhook-deliveries';
import type { WebhookDeliveryItem } from '@contracts/views/webhook-delivery.view';
import type { WebhookView } from '@contracts/views/webhook.view';

import { messageOf } from '../../../shared/api/api-error';
import { EmptyState } from '../../../shared/feedback/EmptyState';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { RecordTable } from '../../../shared/layout/RecordTable';
import { lazy } from '../../../shared/loading/lazy';
import { StatusChip } from '../../../shared/status/StatusChip';
import { interpolate } from '../../../shared/text/format';
import { DateText, Mono } from '../../../shared/text/values';
import { isFiltered, isReversed, noFilter } from './delivery-filter';
import { deliveryChip, nameOfSubject } from './delivery-state';
import { DeliveryFigures } from './DeliveryFigures';
import { DeliveryFilters } from './DeliveryFilters';
import { useDeliveries, type Deliveries } from './useDeliveries';
import { rowButtonId, useDeliveryKeys } from './useDeliveryKeys';

const DeliveryDrawer = lazy(async () => ({
  default: (await import('./DeliveryDrawer')).DeliveryDrawer,
}));

const LINES = 6;

export interface DeliveryLogProps {
  readonly webhook: WebhookView;
  readonly canEdit: boolean;
}

/** Deliveries of a subscription, newest first, and one of them in a drawer. */
export function DeliveryLog({ webhook, canEdit }: DeliveryLogProps) {
  const log = useDeliveries(webhook.id);
  const steps = useDeliveryKeys(log.listQuery.data?.deliveries ?? [], log);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {log.listQuery.data && <DeliveryFigures figures={log.listQuery.data.figures} />}
      <DeliveryFilters log={log} />
      <Rows log={log} />
      <Pages log={log} />
      <Suspense fallback={null}>
        {log.shown !== null && (
          <DeliveryDrawer
            key={log.shown}
            webhook={webhook}
            number={log.shown}
            canEdit={canEdit}
            steps={steps}
            onShow={log.show}
          />
        )}
      </Suspense>
    </Box>
  );
}

function Rows({ log }: { readonly log: Deliveries }) {
  const { listQuery: query, filter, show } = log;
  const rows = query.data?.deliveries;
  if (isReversed(filter)) return null;
  if (!rows && query.error)
    return (
      <ErrorState
        message={messageOf(query.error, texts.loadFailed)}
        onRetry={() => void query.refetch()}
      />
    );
  if (!rows) return <SkeletonLines count={LINES} />;
  if (rows.length === 0) return <NoDeliveries log={log} />;
  return (
    <RecordTable
      label={texts.title}
      columns={columns}
      rows={rows}
      actions={(delivery) => (
        <Button
          id={rowButtonId(delivery.id)}
          size="small"
          aria-label={interpolate(texts.openOf, {
            event: delivery.eventType ?? delivery.eventId,
            subject: nameOfSubject(delivery),
          })}
          onClick={() => {
            show(delivery.id);
          }}
        >
          {texts.open}
        </Button>
      )}
    />
  );
}

function NoDeliveries({ log: { filter, change } }: { readonly log: Deliveries }) {
  if (!isFiltered(filter))
    return <EmptyState icon={Send} title={texts.empty} reason={texts.emptyReason} />;
  return (
    <EmptyState
      icon={Send}
      title={texts.noneFound}
      reason={texts.noneFoundReason}
      action={
        <Button
          onClick={() => {
            change(noFilter);
          }}
        >
          {texts.clear}
        </Button>
      }
    />
  );
}

const Pages = ({ log: { showNewer, showOlder } }: { readonly log: Deliveries }) =>
  showNewer || showOlder ? (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Button disabled={!showNewer} onClick={showNewer}>
        {texts.newer}
      </Button>
      <Button disabled={!showOlder} onClick={showOlder}>
        {texts.older}
      </Button>
    </Box>
  ) : null;

const laneTexts = { REDELIVERY: texts.again, REPLAY: texts.replayed } as const;

const columns = [
  {
    name: texts.when,
    render: ({ takenAt }: WebhookDeliveryItem) => <DateText value={takenAt} show="date-minute" />,
  },
  {
    name: texts.event,
    render: ({ eventType, eventId, lane }: WebhookDeliveryItem) => (
      <>
        <Mono>{eventType ?? eventId}</Mono>
        {lane !== 'LIVE' && <Box sx={{ color: 'app.textMuted' }}>{laneTexts[lane]}</Box>}
      </>
    ),
  },
  {
    name: texts.subject,
    render: (delivery: WebhookDeliveryItem) => nameOfSubject(delivery),
  },
  {
    name: texts.sequence,
    render: ({ sequence }: WebhookDeliveryItem) => sequence ?? '',
  },
  {
    name: texts.state,
    render: (delivery: WebhookDeliveryItem) => <StatusChip {...deliveryChip(delivery)} />,
  },
  { name: texts.tries, render: ({ attempts }: WebhookDeliveryItem) => String(attempts) },
  {
    name: texts.answer,
    render: ({ lastStatus, lastFailure }: WebhookDeliveryItem) => lastFailure ?? lastStatus ?? '',
  },
];

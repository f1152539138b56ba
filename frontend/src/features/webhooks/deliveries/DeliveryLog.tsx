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
import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { RecordTable } from '../../../shared/layout/RecordTable';
import { lazy } from '../../../shared/loading/lazy';
import { StatusChip } from '../../../shared/status/StatusChip';
import { interpolate } from '../../../shared/text/format';
import { DateText, Mono } from '../../../shared/text/values';
import { deliveryChip, subjectName } from './delivery-state';
import { DeliveryFigures } from './DeliveryFigures';
import { stateFilters, useDeliveries, type Deliveries, type StateFilter } from './useDeliveries';

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
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {log.listQuery.data && <DeliveryFigures figures={log.listQuery.data.figures} />}
      <Box sx={{ maxWidth: 220 }}>
        <FormField label={texts.filter}>
          {(field) => (
            <NativeSelectInput
              {...field}
              options={options}
              value={log.state}
              onChange={(state) => {
                log.filter(state as StateFilter);
              }}
            />
          )}
        </FormField>
      </Box>
      <Rows log={log} />
      <Pages log={log} />
      <Suspense fallback={null}>
        {log.shown !== null && (
          <DeliveryDrawer
            key={log.shown}
            webhook={webhook}
            number={log.shown}
            canEdit={canEdit}
            onShow={log.show}
          />
        )}
      </Suspense>
    </Box>
  );
}

const options = stateFilters.map((value) => ({
  value,
  label: value === 'ALL' ? texts.all : texts.states[value],
}));

function Rows({ log }: { readonly log: Deliveries }) {
  const { listQuery: query, state, show } = log;
  const rows = query.data?.deliveries;
  if (!rows && query.error)
    return (
      <ErrorState
        message={messageOf(query.error, texts.loadFailed)}
        onRetry={() => void query.refetch()}
      />
    );
  if (!rows) return <SkeletonLines count={LINES} />;
  if (rows.length === 0)
    return (
      <EmptyState
        icon={Send}
        title={state === 'ALL' ? texts.empty : texts.noneInState}
        reason={state === 'ALL' ? texts.emptyReason : texts.noneOfStateReason}
      />
    );
  return (
    <RecordTable
      label={texts.title}
      columns={columns}
      rows={rows}
      actions={(delivery) => (
        <Button
          size="small"
          aria-label={interpolate(texts.openOf, {
            event: delivery.eventType ?? delivery.eventId,
            subject: subjectName(delivery.subject),
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
    render: ({ subject }: WebhookDeliveryItem) => subjectName(subject),
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

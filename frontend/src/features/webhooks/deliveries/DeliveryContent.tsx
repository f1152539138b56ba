import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { appDeliveryTexts as texts } from '@contracts/texts/app/webhook-deliveries';
import type { WebhookDeliveryView } from '@contracts/views/webhook-delivery.view';
import type { WebhookView } from '@contracts/views/webhook.view';

import { CopyButton } from '../../../shared/text/CopyButton';
import { interpolate } from '../../../shared/text/format';
import { Mono } from '../../../shared/text/values';
import { Attempts } from './Attempts';
import { consignmentIdOf, nameOfSubject } from './delivery-state';
import { OutcomeChip } from './DeliveryRows';
import { Exchange, type ExchangePart } from './Exchange';
import { SubjectLink } from './SubjectLink';

export interface DeliveryContentProps {
  readonly webhook: WebhookView;
  readonly delivery: WebhookDeliveryView;
}

/** Ids, attempts, the events that wait behind it, request and responses of a delivery. */
export function DeliveryContent({ webhook, delivery }: DeliveryContentProps) {
  const last = delivery.tries.length - 1;
  const [chosen, choose] = useState<number | null>(null);
  const [part, showPart] = useState<ExchangePart>('request');
  const shown = Math.min(chosen ?? last, last);
  return (
    <>
      <Box sx={factsSx}>
        <Mono>{delivery.eventId}</Mono>
        <CopyButton text={delivery.eventId} label={texts.copyId} />
        <SubjectLink {...delivery} />
        <OutcomeChip delivery={delivery} webhook={webhook} />
      </Box>
      <Attempts
        {...{ webhook, delivery, shown }}
        onShow={(index) => {
          choose(index);
          showPart('response');
        }}
      />
      <WaitingBehind delivery={delivery} />
      <Exchange {...{ delivery, part }} attempt={delivery.tries[shown]} onPart={showPart} />
    </>
  );
}

function WaitingBehind({ delivery }: Pick<DeliveryContentProps, 'delivery'>) {
  const { waitingBehind: count } = delivery;
  if (count === 0) return null;
  const subject = nameOfSubject(delivery);
  return (
    <Box role="note" sx={behindSx}>
      <TriangleAlert size={14} strokeWidth={1.6} aria-hidden />
      <span>
        <strong>
          {interpolate(count === 1 ? texts.behindOne : texts.eventsWaiting, { count, subject })}
        </strong>{' '}
        {consignmentIdOf(delivery) === null ? texts.orderKept : texts.orderKeptOfConsignments}
      </span>
    </Box>
  );
}

const factsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  px: 4,
  pt: 2,
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;

const behindSx = {
  display: 'flex',
  gap: 2,
  mx: 4,
  mt: '10px',
  px: 3,
  py: 2,
  borderRadius: '7px',
  typography: 'body2',
  color: 'app.tone.warn.fg',
  bgcolor: 'app.tone.warn.bg',
  '& svg': { flex: 'none', mt: '2px' },
  '& strong': { fontWeight: 500 },
} as const;

import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';

import { appDeliveryTexts as texts } from '@contracts/texts/app/webhook-deliveries';
import type { WebhookDeliveryItem } from '@contracts/views/webhook-delivery.view';

import { useIsPhone } from '../../../shared/layout/useIsPhone';
import { VisuallyHidden } from '../../../shared/layout/VisuallyHidden';
import { useNow } from '../../../shared/live/useNow';
import { useTimeZone } from '../../../shared/session/useSession';
import { StatusChip } from '../../../shared/status/StatusChip';
import { formatDateTime, interpolate } from '../../../shared/text/format';
import { logTime } from '../figures/times';
import { deliveryChip, nameOfSubject, type SendingState } from './delivery-state';
import { EventName } from './EventName';
import { SubjectLink } from './SubjectLink';
import { rowButtonId } from './useDeliveryKeys';

export interface DeliveryRowsProps {
  readonly webhook: SendingState;
  readonly rows: readonly WebhookDeliveryItem[];
  /** Delivery whose details are open; null for none. */
  readonly shown: number | null;
  readonly onOpen: (id: number) => void;
}

/** One page of the log as a table; cards on a phone. */
export function DeliveryRows(props: DeliveryRowsProps) {
  return useIsPhone() ? <Cards {...props} /> : <Table {...props} />;
}

const Table = ({ webhook, rows, shown, onOpen }: DeliveryRowsProps) => (
  <Box component="table" aria-label={texts.title} sx={tableSx}>
    <thead>
      <tr>
        <th scope="col">{texts.when}</th>
        <th scope="col">{texts.event}</th>
        <th scope="col">{texts.subject}</th>
        <th scope="col" className="number">
          {texts.sequence}
        </th>
        <th scope="col">{texts.state}</th>
        <th scope="col">
          <VisuallyHidden>{texts.tries}</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((delivery) => (
        <tr
          key={delivery.id}
          aria-current={delivery.id === shown ? 'true' : undefined}
          onClick={() => {
            onOpen(delivery.id);
          }}
        >
          <td className="time">
            <TakenAt delivery={delivery} />
          </td>
          <td>
            <OpenButton delivery={delivery} onOpen={onOpen} />
            <Lane delivery={delivery} />
          </td>
          <td className="subject">
            <SubjectLink {...delivery} />
          </td>
          <td className="number">{delivery.sequence ?? ''}</td>
          <td>
            <OutcomeChip delivery={delivery} webhook={webhook} />
          </td>
          <td className="number" title={texts.tries}>
            {delivery.attempts > 0 && interpolate(texts.times, { count: delivery.attempts })}
          </td>
        </tr>
      ))}
    </tbody>
  </Box>
);

/** The button covers its card; the link to the consignment is above it. */
const Cards = ({ webhook, rows, shown, onOpen }: DeliveryRowsProps) => (
  <Box component="ul" aria-label={texts.title} sx={cardsSx}>
    {rows.map((delivery) => (
      <li key={delivery.id} aria-current={delivery.id === shown ? 'true' : undefined}>
        <div>
          <OpenButton delivery={delivery} onOpen={onOpen} />
          <Lane delivery={delivery} />
        </div>
        <OutcomeChip delivery={delivery} webhook={webhook} />
        <div className="note">
          <SubjectLink {...delivery} />
          {delivery.sequence !== null && ` · ${texts.sequence.toLowerCase()} ${delivery.sequence}`}
        </div>
        <div className="note">
          <TakenAt delivery={delivery} />
        </div>
      </li>
    ))}
  </Box>
);

interface DeliveryProps {
  readonly delivery: WebhookDeliveryItem;
}

function OpenButton({ delivery, onOpen }: DeliveryProps & Pick<DeliveryRowsProps, 'onOpen'>) {
  const event = delivery.eventType ?? delivery.eventId;
  return (
    <ButtonBase
      id={rowButtonId(delivery.id)}
      className="open"
      aria-label={interpolate(texts.openOf, { event, subject: nameOfSubject(delivery) })}
      onClick={(clicked) => {
        clicked.stopPropagation();
        onOpen(delivery.id);
      }}
    >
      <span>
        <EventName name={event} />
      </span>
    </ButtonBase>
  );
}

const laneTexts = { REDELIVERY: texts.again, REPLAY: texts.replayed } as const;

const Lane = ({ delivery: { lane } }: DeliveryProps) =>
  lane === 'LIVE' ? null : (
    <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'app.textMuted' }}>
      {laneTexts[lane]}
    </Box>
  );

function TakenAt({ delivery: { takenAt } }: DeliveryProps) {
  const zone = useTimeZone();
  return (
    <time dateTime={takenAt} title={formatDateTime(takenAt, zone)}>
      {logTime(takenAt, { zone, now: useNow() })}
    </time>
  );
}

/** State of a delivery as a chip. */
export function OutcomeChip({
  delivery,
  webhook,
}: DeliveryProps & Pick<DeliveryRowsProps, 'webhook'>) {
  const zone = useTimeZone();
  return <StatusChip {...deliveryChip(delivery, webhook, { zone, now: useNow() })} />;
}

const openSx = {
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'left',
  color: 'inherit',
  borderRadius: '4px',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const tableSx = {
  width: 1,
  borderCollapse: 'separate',
  borderSpacing: 0,
  typography: 'body2',
  '& th, & td': { height: 35, px: '6px', py: '4px', textAlign: 'left', whiteSpace: 'nowrap' },
  '& th:first-of-type, & td:first-of-type': { pl: { sm: 5 } },
  '& th:last-of-type, & td:last-of-type': { pr: { sm: 5 } },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    height: 32,
    typography: 'label',
    color: 'text.secondary',
    bgcolor: 'app.sunken',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& tbody td': { borderBottom: 1, borderColor: 'divider' },
  '& tbody tr': { cursor: 'pointer' },
  '& tbody tr:hover': { bgcolor: 'app.hover' },
  '& tbody tr[aria-current="true"]': { bgcolor: 'app.accentSoft' },
  // only the event type wraps, between its words
  '& td:nth-of-type(2)': { whiteSpace: 'normal' },
  '& .subject': { maxWidth: 180, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .time': { color: 'text.secondary' },
  '& .number': { textAlign: 'right', color: 'app.textMuted', fontVariantNumeric: 'tabular-nums' },
  '& .open': openSx,
} as const;

const cardsSx = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 10px',
    alignItems: 'center',
    minHeight: 64,
    px: 3,
    py: '10px',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& > li > :nth-child(even)': { justifySelf: 'end' },
  '& .note': { typography: 'body2', color: 'text.secondary', alignSelf: 'end' },
  '& .open': {
    ...openSx,
    position: 'static',
    minHeight: 24,
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
} as const;

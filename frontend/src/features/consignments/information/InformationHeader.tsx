import Box from '@mui/material/Box';
import { DateTime } from 'luxon';

import { dayAt, stateZone } from '@contracts/rules/calendar-day';
import { appInformationTexts as texts } from '@contracts/texts/app/consignment-information';
import type { ConsignmentView } from '@contracts/views/consignment.view';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view';

import { trackingSteps } from '../../../shared/consignment/tracking-steps';
import { TrackingStepper } from '../../../shared/consignment/TrackingStepper';
import { useIsPhone } from '../../../shared/layout/useIsPhone';
import { interpolate } from '../../../shared/text/format';
import { DateText } from '../../../shared/text/values';
import { etaDifference, overdueBy, type EtaDifference } from './eta-difference';
import { PhoneProgress } from './PhoneProgress';

interface InformationHeaderProps {
  readonly consignment: ConsignmentView;
  /** Undefined while unknown, and before it is manifested. */
  readonly tracking: ConsignmentTrackingView | undefined;
}

/** Carrier, client, ETA and progress of a consignment; on a phone the carrier is in the header of the drawer. */
export function InformationHeader({ consignment, tracking }: InformationHeaderProps) {
  const isPhone = useIsPhone();
  return (
    <>
      {!isPhone && <CarrierLine consignment={consignment} />}
      <Eta consignment={consignment} tracking={tracking} />
      {isPhone && <PhoneProgress consignment={consignment} tracking={tracking} />}
      {tracking && !isPhone && (
        <Box sx={{ mx: -5, my: 3, '& .time': { textWrap: 'balance' } }}>
          <TrackingStepper
            steps={trackingSteps(tracking)}
            due={tracking.eta}
            zone={stateZone(tracking.senderState)}
          />
        </Box>
      )}
    </>
  );
}

/** Carrier and service, client and references: the first whole, the others as a number. */
export function CarrierLine({ consignment }: Pick<InformationHeaderProps, 'consignment'>) {
  const { offer, clientName, consignmentReferences } = consignment;
  const [first, ...more] = consignmentReferences;
  return (
    <Box
      sx={{
        typography: { xs: 'body2', sm: 'body1' },
        color: 'text.secondary',
        overflowWrap: 'anywhere',
      }}
    >
      {[
        [offer.carrierDisplayName, offer.displayServiceType].filter(Boolean).join(', '),
        clientName,
        first && [first, more.length > 0 && `+${more.length}`].filter(Boolean).join(' '),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Box>
  );
}

function Eta({ consignment, tracking }: InformationHeaderProps) {
  const { offer, status } = consignment;
  const deliveredAt = status === 'DELIVERED' ? deliveryOf(tracking) : null;
  if (deliveredAt)
    return (
      <DeliveredFigure
        consignment={consignment}
        at={deliveredAt}
        signedBy={tracking?.proofOfDelivery?.signedBy}
      />
    );
  if (offer.eta) return <ExpectedFigure consignment={consignment} eta={offer.eta} />;
  return (
    <Figure label={texts.eta} value="" difference={null}>
      {interpolate(texts.dispatch, { day: longDay(consignment.dispatchDate) })}
      {', '}
      {offer.carrierId === null ? texts.etaLater : texts.noEta}
    </Figure>
  );
}

interface DeliveredFigureProps {
  readonly consignment: ConsignmentView;
  /** ISO instant. */
  readonly at: string;
  readonly signedBy: string | undefined;
}

function DeliveredFigure({ consignment: { offer }, at, signedBy }: DeliveredFigureProps) {
  const state = offer.deliveryAddress?.suburb?.state;
  const day = dayAt(state, new Date(at));
  return (
    <Figure
      label={texts.delivered}
      value={longDay(day)}
      difference={offer.eta ? etaDifference(offer.eta, day) : null}
    >
      <DateText value={at} show="time" zone={stateZone(state)} />
      {signedBy && `, ${interpolate(texts.signedBy, { name: signedBy })}`}
      {offer.eta && <EtaNote eta={offer.eta} />}
    </Figure>
  );
}

interface ExpectedFigureProps {
  readonly consignment: ConsignmentView;
  /** yyyy-MM-dd. */
  readonly eta: string;
}

function ExpectedFigure({ consignment, eta }: ExpectedFigureProps) {
  const { offer, state, status, dispatchDate } = consignment;
  const isUnderway = state === 'MANIFESTED' && status !== 'DELIVERED';
  const today = dayAt(offer.deliveryAddress?.suburb?.state, new Date());
  return (
    <Figure
      label={isUnderway ? texts.expected : texts.eta}
      value={longDay(eta)}
      difference={isUnderway ? overdueBy(eta, today) : null}
    >
      {interpolate(state === 'MANIFESTED' ? texts.dispatched : texts.dispatch, {
        day: longDay(dispatchDate),
      })}
    </Figure>
  );
}

const EtaNote = ({ eta }: { readonly eta: string }) => (
  <>
    {`, ${texts.eta} `}
    <DateText value={eta} />
  </>
);

/** Delivery time according to the last scan. */
function deliveryOf(tracking: ConsignmentTrackingView | undefined): string | null {
  const times = (tracking?.ConsignmentTracking.TrackingEvents ?? [])
    .filter(({ Status }) => Status === 'DELIVERED')
    .map(({ DateTime: at }) => at);
  return times.toSorted().at(-1) ?? null;
}

const longDay = (day: string) =>
  DateTime.fromISO(day).toFormat('ccc d LLL yyyy', { locale: 'en-AU' });

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly difference: EtaDifference | null;
  readonly children: React.ReactNode;
}

const Figure = ({ label, value, difference, children }: FigureProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '2px 20px', my: 3 }}>
    <div>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{label}</Box>
      {value && <Box sx={{ typography: 'figure' }}>{value}</Box>}
    </div>
    <Box sx={{ typography: 'body2', pb: '3px', color: 'text.secondary' }}>
      {difference && (
        <Box sx={{ fontWeight: 600, color: `app.tone.${difference.tone}.fg` }}>
          {difference.text}
        </Box>
      )}
      {children}
    </Box>
  </Box>
);

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { stateZone } from '@contracts/rules/calendar-day';
import { appInformationTexts } from '@contracts/texts/app/consignment-information';
import { appPhoneInformationTexts as texts } from '@contracts/texts/app/consignment-information-phone';
import type { ConsignmentView } from '@contracts/views/consignment.view';
import type { HistoryEventView } from '@contracts/views/history.view';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view';

import { formatDateTime, interpolate } from '../../../shared/text/format';
import { ManifestLink } from './ConsignmentFacts';
import { itemTypesText, totalsText } from './goods-text';
import { LatestChange } from './LatestChange';
import { PhoneCost } from './PhoneCost';
import { PhoneParty } from './PhoneParty';
import { PhoneRow, RowNote } from './PhoneRow';

interface PhoneSummaryProps {
  readonly consignment: ConsignmentView;
  readonly tracking: ConsignmentTrackingView | undefined;
  /** Undefined while unknown, and for users who may not read it. */
  readonly latest: HistoryEventView | undefined;
  /** Everything that the rows leave out, shown on demand. */
  readonly details: ReactNode;
}

/** Summary of a consignment in short rows; the receiver comes first, since they may be called on the way. */
export function PhoneSummary({ consignment, tracking, latest, details }: PhoneSummaryProps) {
  const { id, offer } = consignment;
  return (
    <Box sx={{ mt: -4 }}>
      <PhoneParty
        label={texts.to}
        address={offer.deliveryAddress}
        missing={appInformationTexts.noReceiver}
        hasLinks
      />
      <PhoneParty
        label={texts.from}
        address={offer.senderAddress}
        missing={appInformationTexts.noSender}
      />
      {offer.items.length > 0 && (
        <PhoneRow label={texts.goods}>
          <b>{totalsText(offer.items)}</b>
          <RowNote>{itemTypesText(offer.items)}</RowNote>
        </PhoneRow>
      )}
      <PhoneCost consignment={consignment} />
      <Booking consignment={consignment} tracking={tracking} />
      {latest && (
        <PhoneRow label={texts.latest}>
          <LatestChange consignmentId={id} event={latest} />
        </PhoneRow>
      )}
      <AllDetails>{details}</AllDetails>
    </Box>
  );
}

/** Pickup booking and manifest; nothing before there is one. */
function Booking({ consignment, tracking }: Pick<PhoneSummaryProps, 'consignment' | 'tracking'>) {
  const { bookingReference, manifestNumber } = consignment;
  const collectedText = collectionText(consignment, tracking);
  if (!bookingReference && !manifestNumber) return null;
  const manifest = manifestNumber && <ManifestLink number={manifestNumber} />;
  return (
    <PhoneRow label={bookingReference ? texts.booked : texts.manifest}>
      <b>{bookingReference ?? manifest}</b>
      <RowNote>
        {bookingReference && manifest}
        {bookingReference && manifest && collectedText && ', '}
        {collectedText}
      </RowNote>
    </PhoneRow>
  );
}

/** Says when it was picked up or else manifested, in the sender's zone. */
function collectionText(
  { manifestedAt, offer }: ConsignmentView,
  tracking: ConsignmentTrackingView | undefined,
): string | null {
  const zone = stateZone(tracking?.senderState ?? offer.senderAddress?.suburb?.state);
  const timeText = (at: string) => formatDateTime(at, zone, { seconds: false });
  const [pickedUpAt] = (tracking?.ConsignmentTracking.TrackingEvents ?? [])
    .filter(({ Status }) => Status === 'PICKED_UP')
    .map(({ DateTime }) => DateTime)
    .toSorted();
  if (pickedUpAt) return interpolate(texts.pickedUp, { at: timeText(pickedUpAt) });
  return manifestedAt && interpolate(texts.manifested, { at: timeText(manifestedAt) });
}

function AllDetails({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <>
      <Button
        variant="text"
        aria-expanded={isOpen}
        endIcon={<Chevron size={14} aria-hidden />}
        onClick={() => {
          setOpen(!isOpen);
        }}
        sx={{ my: 1, mx: -2, '@media print': { display: 'none' } }}
      >
        {texts.allDetails}
      </Button>
      {isOpen && <Box sx={{ display: 'grid', gap: 4, mt: 2 }}>{children}</Box>}
    </>
  );
}

import { ownConnectionTexts as words } from '@contracts/texts/own-carriers';

import { fillText } from '../../../shared/text/fill-text';
import { ConnectionField } from './ConnectionField';
import { Remark, Section } from './Section';
import type { SectionProps } from './TransferSection';

/** CARRIER-36: where pickups are booked, where the carrier takes bookings itself (GAP-73). */
export function BookingSection({ state, carrier: { bookingIntegrationType } }: SectionProps) {
  return (
    <Section title={words.booking}>
      {bookingIntegrationType === 'NA' ? (
        <Remark>{words.bookedByMail}</Remark>
      ) : (
        <>
          <Remark>
            {fillText(words.bookedBy, { type: bookingIntegrationType.replaceAll('_', ' ') })}
          </Remark>
          <ConnectionField
            state={state}
            field="bookingServer"
            isOptional={bookingIntegrationType !== 'BOOKING_API'}
          />
        </>
      )}
    </Section>
  );
}

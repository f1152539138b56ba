import { appConnectionTexts as texts } from '@contracts/texts/app/carriers';

import { interpolate } from '../../../shared/text/format';
import { ConnectionField } from './ConnectionField';
import { Remark, Section } from './Section';
import type { SectionProps } from './TransferSection';

/** CARRIER-36: booking server, for carriers that accept bookings through an API (GAP-73). */
export function BookingSection({ state, carrier: { bookingIntegrationType } }: SectionProps) {
  return (
    <Section title={texts.booking}>
      {bookingIntegrationType === 'NA' ? (
        <Remark>{texts.bookedByMail}</Remark>
      ) : (
        <>
          <Remark>
            {interpolate(texts.bookedBy, { type: bookingIntegrationType.replaceAll('_', ' ') })}
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

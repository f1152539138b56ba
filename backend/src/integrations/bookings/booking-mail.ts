import { DateTime } from 'luxon';

import { stateZone } from '@contracts/rules/calendar-day.js';
import { pluralise } from '@contracts/texts/pluralise.js';

import type { Mail } from '../../platform/mail/mailer.js';
import type { PickupOrder } from './pickup-order.js';

/** Email that requests a pickup (GAP-73); times are in the pickup's time zone. */
export function bookingMail(order: PickupOrder, to: string): Mail {
  const { from, window } = order;
  const suburb = from?.suburb;
  const time = (instant: string) => timeAt(instant, suburb?.state);
  const lines = [
    `Please pick up for ${order.shipper}: manifest ${order.manifestNumber}.`,
    '',
    `Carrier: ${order.carrier}, ${order.service}`,
    `Ready: ${time(window.readyTime)}`,
    `Closing: ${time(window.closingTime)}`,
    '',
    'Pick up from:',
    from?.company,
    from?.addressLine1,
    from?.addressLine2,
    suburb && `${suburb.name} ${suburb.state} ${suburb.postcode}`,
    [from?.contactName, from?.phoneNumber].filter(Boolean).join(', '),
    '',
    `${pluralise(order.pieces, 'item')}, ${Math.round(order.kilograms * 100) / 100} kg` +
      (order.hasDangerousGoods ? ', with DANGEROUS GOODS' : ''),
    `Connotes: ${order.connotes.join(', ')}`,
  ];
  return {
    to,
    subject: `Pickup booking ${order.manifestNumber} - ${order.carrier}`,
    text: lines.filter((line) => typeof line === 'string').join('\n'),
  };
}

function timeAt(instant: string, state: string | undefined): string {
  return DateTime.fromISO(instant, { zone: stateZone(state), locale: 'en-AU' }).toFormat(
    'ccc d LLL yyyy HH:mm ZZZZ',
  );
}

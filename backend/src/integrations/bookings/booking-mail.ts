import { DateTime } from 'luxon';

import { stateZone } from '@contracts/rules/state-zones.js';

import type { Mail } from '../../platform/mail/mailer.js';
import type { PickupOrder } from './pickup-order.js';

/** The mail that asks for a pickup, to people (GAP-73); times as the clock at the pickup shows them. */
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
    `${order.pieces} items, ${Math.round(order.kilograms * 100) / 100} kg` +
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

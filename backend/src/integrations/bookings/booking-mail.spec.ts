import { bookingMail } from './booking-mail.js';
import type { PickupOrder } from './pickup-order.js';

const order: PickupOrder = {
  bookingId: 'pickup-90',
  manifestId: 90,
  manifestNumber: 'MAN-90',
  carrier: 'Southern Star Express',
  service: 'Road Express',
  shipper: 'Wattle Medical',
  window: { readyTime: '2026-03-03T03:00:00.000Z', closingTime: '2026-03-03T05:00:00.000Z' },
  from: null,
  connotes: ['LKIZ00000387'],
  pieces: 4,
  kilograms: 56,
  hasDangerousGoods: false,
};

describe('GAP-73 a pickup booking by email', () => {
  it.each([
    [1, '1 item, 56 kg'],
    [4, '4 items, 56 kg'],
  ])('names the number of pieces: %i', (pieces, line) => {
    const { text } = bookingMail({ ...order, pieces }, 'bookings@coastline.example');
    expect(text.split('\n')).toContain(line);
  });
});

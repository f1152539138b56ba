import { statusOf, statusOfEvent } from './statuses.js';

describe('status texts of Australia Post', () => {
  it.each([
    ['Created', null],
    ['Sealed', null],
    ['In transit', 'IN_TRANSIT'],
    ['Possible delay', 'IN_TRANSIT'],
    ['To be re-delivered', 'IN_TRANSIT'],
    ['On board for delivery', 'OUT_FOR_DELIVERY'],
    ['Awaiting collection', 'BOOK_IN'],
    ['Delivered', 'DELIVERED'],
    ['Delivered in full', 'DELIVERED'],
    ['Unsuccessful delivery', 'UNABLE_TO_DELIVER'],
    ['Article damaged', 'UNABLE_TO_DELIVER'],
    ['Teleported', undefined],
  ] as const)('map the status %j to %j', (words, status) => {
    expect(statusOf(words)).toBe(status);
    expect(statusOf(` ${words.toUpperCase()} `)).toBe(status);
  });

  it.each([
    ['Shipment information received', null],
    ['Shipping information approved by Australia Post', null],
    ['Picked up', 'PICKED_UP'],
    ['Arrived at facility', 'IN_TRANSIT'],
    ['Item processed at facility', 'IN_TRANSIT'],
    ['In transit to next facility in CALOUNDRA WEST QLD', 'IN_TRANSIT'],
    ['Onboard for delivery', 'OUT_FOR_DELIVERY'],
    ['With Australia Post for delivery today', 'OUT_FOR_DELIVERY'],
    ['Awaiting collection at COOLANGATTA LPO', 'BOOK_IN'],
    ['Attempted delivery - card left', 'UNABLE_TO_DELIVER'],
    ['Delivered - Left in a safe place', 'DELIVERED'],
    ['Leave in a safe place requested by Receiver', undefined],
  ] as const)('map the event %j to %j', (words, status) => {
    expect(statusOfEvent(words)).toBe(status);
  });
});

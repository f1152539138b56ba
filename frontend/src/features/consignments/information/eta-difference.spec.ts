import { etaDifference, overdueBy } from './eta-difference';

describe('the ETA of a consignment', () => {
  it.each([
    ['2026-11-17', '2026-11-17', 'on time'],
    ['2026-11-13', '2026-11-16', '1 business day late'],
    ['2026-11-13', '2026-11-18', '3 business days late'],
    ['2026-11-17', '2026-11-16', '1 business day early'],
    ['2026-11-16', '2026-11-12', '2 business days early'],
  ])('H49 of %s with a delivery on %s was met %s', (eta, on, expected) => {
    expect(etaDifference(eta, on).text).toBe(expected);
  });

  it.each([
    ['2026-11-18', '2026-11-18', null],
    ['2026-11-18', '2026-11-17', null],
    ['2026-11-17', '2026-11-18', '1 business day overdue'],
    ['2026-11-13', '2026-11-14', '1 business day overdue'],
    ['2026-11-13', '2026-11-17', '2 business days overdue'],
  ])('H49 of %s is, on %s, %s', (eta, today, expected) => {
    expect(overdueBy(eta, today)?.text ?? null).toBe(expected);
  });
});

import { emptyConsignmentContext, toConsignmentView } from '../../consignments/index.js';
import { details, offer } from '../../consignments/testing/consignment.fixture.js';
import { clientReport } from './client-report.js';
import type { ReportedConsignment } from './report-column.js';

const consignment = (etaDate: string | null) =>
  toConsignmentView(details({ offer: offer({ etaDate }) }), emptyConsignmentContext);

const arrived = (changes: Partial<ReportedConsignment> = {}): ReportedConsignment => ({
  consignment: consignment('2026-03-05'),
  deliveredDay: '2026-03-05',
  client: { difot: true, service: true },
  ...changes,
});

function cell(heading: string, reported: ReportedConsignment): unknown {
  const [line] = clientReport.lines(reported);
  return line && clientReport.columns.find((column) => column.heading === heading)?.value(line);
}

describe('delivery performance of a consignment', () => {
  it('GAP-56 has DIFOT for clients with that feature', () => {
    expect(cell('DIFOT', arrived())).toBe('Yes');
    expect(cell('DIFOT', arrived({ deliveredDay: '2026-03-06' }))).toBe('No');
    expect(cell('DIFOT', arrived({ consignment: consignment(null) }))).toBe('Yes');
    expect(cell('DIFOT', arrived({ deliveredDay: null }))).toBeNull();
    expect(cell('DIFOT', arrived({ client: { difot: false, service: true } }))).toBeNull();
  });

  it('GAP-56 has transit days for clients with that feature', () => {
    expect(cell('Transit Days', arrived({ deliveredDay: '2026-04-06' }))).toBe(34);
    expect(cell('Transit Days', arrived({ client: { difot: true, service: false } }))).toBeNull();
    expect(cell('Transit Days', arrived({ deliveredDay: null }))).toBeNull();
  });
});

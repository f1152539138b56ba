import type { PermissionName } from '@contracts/permissions/permissions';

import { holds } from '../../../shared/session/permissions';
import { createEntries, isVisible, settingsEntry, sidebarGroups } from './sidebar-entries';

const entries = [
  ...createEntries,
  ...sidebarGroups.flatMap((group) => group.entries),
  settingsEntry,
];
const everyRoute = new Set(entries.map(({ to }) => to));

/** What somebody with these permissions sees, each limited to one client as most people's are. */
function seenBy(names: readonly PermissionName[], registered: ReadonlySet<string> = everyRoute) {
  const held = names.map((name) => ({ name, clientIds: [4], customerIds: [] }));
  return entries
    .filter((entry) => isVisible(entry, { registered, holds: (name) => holds(held, name) }))
    .map(({ to }) => to);
}

describe('the sidebar', () => {
  it('shows the work of a client user', () => {
    expect(
      seenBy(['CREATE_CONSIGNMENT', 'READ_CONSIGNMENT', 'READ_MANIFEST', 'READ_ADDRESS']),
    ).toEqual([
      '/consignment/default',
      '/consignment/return',
      '/consignment/third-party',
      '/dashboard',
      '/consignment/list',
      '/manifest/list',
      '/address-book',
      '?dialog=quick-quote',
      '/track-and-trace',
      '?dialog=import-consignments',
    ]);
  });

  it('offers nothing to create to somebody who only reads', () => {
    expect(seenBy(['READ_CONSIGNMENT'])).toEqual([
      '/dashboard',
      '/consignment/list',
      '?dialog=quick-quote',
      '/track-and-trace',
    ]);
  });

  it('hides consignments from a super admin, and shows customers and zones to nobody else', () => {
    const all: PermissionName[] = [
      'CREATE_CONSIGNMENT',
      'READ_CONSIGNMENT',
      'READ_CUSTOMER',
      'UPDATE_CARRIER_ZONE_SYSTEM',
    ];
    expect(seenBy(all)).not.toContain('/customer/list');
    expect(seenBy(all)).not.toContain('/carrier-zone');
    expect(seenBy([...all, 'SUPER_ADMIN_CONTENT'])).toEqual([
      '/dashboard',
      '/track-and-trace',
      '/carrier-zone',
      '/customer/list',
      '?dialog=import-consignments',
    ]);
  });

  it('QUOTE-01 quotes for whoever creates or reads consignments, and never for a super admin', () => {
    const quickQuote = '?dialog=quick-quote';

    expect(seenBy(['CREATE_CONSIGNMENT'])).toContain(quickQuote);
    expect(seenBy(['READ_CONSIGNMENT'])).toContain(quickQuote);
    expect(seenBy(['READ_MANIFEST'])).not.toContain(quickQuote);
    expect(seenBy(['CREATE_CONSIGNMENT', 'SUPER_ADMIN_CONTENT'])).not.toContain(quickQuote);
  });

  it('leads nowhere that does not exist', () => {
    expect(seenBy(['READ_ADDRESS', 'READ_MANIFEST'], new Set(['/manifest/list']))).toEqual([
      '/manifest/list',
    ]);
  });
});

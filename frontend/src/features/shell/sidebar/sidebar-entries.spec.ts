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
  it('SHELL-56 SHELL-64 shows the work of a client user', () => {
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

  it('makes each kind of consignment, and asks for a quote, by keys', () => {
    const keys = entries.filter((entry) => entry.keys?.startsWith('c '));

    expect(keys.map((entry) => [entry.keys, entry.to])).toEqual([
      ['c c', '/consignment/default'],
      ['c r', '/consignment/return'],
      ['c t', '/consignment/third-party'],
      ['c q', '?dialog=quick-quote'],
    ]);
  });

  it('SHELL-56 offers nothing to create to somebody who only reads', () => {
    expect(seenBy(['READ_CONSIGNMENT'])).toEqual([
      '/dashboard',
      '/consignment/list',
      '?dialog=quick-quote',
      '/track-and-trace',
    ]);
  });

  it('SHELL-57 SHELL-58 SHELL-59 hides consignments from a super admin, and shows customers and zones to nobody else', () => {
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

  it.each<[ids: string, permission: PermissionName, entries: readonly string[]]>([
    ['SHELL-60', 'CUSTOMER_REPORTING', ['?dialog=client-reporting']],
    ['SHELL-60', 'CLIENT_REPORTING', ['?dialog=client-reporting']],
    [
      'SHELL-60 SHELL-61',
      'ACCOUNT_MANAGER_CONTENT',
      ['?dialog=client-reporting', '?dialog=financial-reporting'],
    ],
    ['SHELL-62', 'RESEND_DATA', ['?dialog=resend-data']],
    ['SHELL-63', 'SETTINGS_SCREEN', ['/settings']],
    ['SHELL-65', 'CREATE_ADDRESS', ['?dialog=import-addresses']],
    ['SHELL-66', 'CREATE_CARRIER_ZONE_SYSTEM', ['?dialog=load-carrier-zones']],
    ['SHELL-64', 'READ_MANIFEST', ['/manifest/list']],
    ['SHELL-64', 'READ_ADDRESS', ['/address-book']],
    ['SHELL-64', 'READ_CLIENT', ['/client/list']],
    ['SHELL-64', 'READ_USER', ['/user/list']],
    ['SHELL-64', 'READ_CUSTOMER_CARRIER', ['/carrier/list']],
    ['SHELL-64', 'READ_CUSTOMER_CARRIER_ACCOUNT', ['/carrier-account/list']],
    ['SHELL-64', 'UPDATE_TRANSIT_TIME', ['/transit-time']],
  ])('%s %s shows just %j', (_ids, permission, shown) => {
    expect(seenBy([permission]).filter((entry) => entry !== '/dashboard')).toEqual(shown);
  });

  it('leads nowhere that does not exist', () => {
    expect(seenBy(['READ_ADDRESS', 'READ_MANIFEST'], new Set(['/manifest/list']))).toEqual([
      '/manifest/list',
    ]);
  });
});

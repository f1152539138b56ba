import type { PermissionName } from '@contracts/permissions/permissions';

import { hasPermission } from '../../../shared/session/permissions';
import { createItems, settingsItem, sidebarGroups } from './sidebar-items';
import { isVisible } from './sidebar-item';

const items = [...createItems, ...sidebarGroups.flatMap((group) => group.items), settingsItem];
const everyRoute = new Set(items.map(({ to }) => to));

/** Visible entries of a user with these permissions, each limited to one client. */
function visibleTo(names: readonly PermissionName[], registered: ReadonlySet<string> = everyRoute) {
  const permissions = names.map((name) => ({ name, clientIds: [4], customerIds: [] }));
  return items
    .filter((item) =>
      isVisible(item, { registered, hasPermission: (name) => hasPermission(permissions, name) }),
    )
    .map(({ to }) => to);
}

describe('sidebar', () => {
  it('SHELL-56 SHELL-64 shows the entries of a client user', () => {
    expect(
      visibleTo(['CREATE_CONSIGNMENT', 'READ_CONSIGNMENT', 'READ_MANIFEST', 'READ_ADDRESS']),
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

  it('has key sequences for each consignment type and for quotes', () => {
    const keys = items.filter((item) => item.keys?.startsWith('c '));

    expect(keys.map((item) => [item.keys, item.to])).toEqual([
      ['c c', '/consignment/default'],
      ['c r', '/consignment/return'],
      ['c t', '/consignment/third-party'],
      ['c q', '?dialog=quick-quote'],
    ]);
  });

  it('SHELL-56 has no Create New for read-only users', () => {
    expect(visibleTo(['READ_CONSIGNMENT'])).toEqual([
      '/dashboard',
      '/consignment/list',
      '?dialog=quick-quote',
      '/track-and-trace',
    ]);
  });

  it('SHELL-57 SHELL-58 SHELL-59 hides consignments from a super admin, and shows customers and zones only to them', () => {
    const all: PermissionName[] = [
      'CREATE_CONSIGNMENT',
      'READ_CONSIGNMENT',
      'READ_CUSTOMER',
      'UPDATE_CARRIER_ZONE_SYSTEM',
    ];
    expect(visibleTo(all)).not.toContain('/customer/list');
    expect(visibleTo(all)).not.toContain('/carrier-zone');
    expect(visibleTo([...all, 'SUPER_ADMIN_CONTENT'])).toEqual([
      '/dashboard',
      '/track-and-trace',
      '/carrier-zone',
      '/customer/list',
      '?dialog=import-consignments',
    ]);
  });

  it('QUOTE-01 offers quotes to users who create or read consignments, except super admins', () => {
    const quickQuote = '?dialog=quick-quote';

    expect(visibleTo(['CREATE_CONSIGNMENT'])).toContain(quickQuote);
    expect(visibleTo(['READ_CONSIGNMENT'])).toContain(quickQuote);
    expect(visibleTo(['READ_MANIFEST'])).not.toContain(quickQuote);
    expect(visibleTo(['CREATE_CONSIGNMENT', 'SUPER_ADMIN_CONTENT'])).not.toContain(quickQuote);
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
    ['SHELL-64', 'READ_CUSTOMER_CARRIER', ['/set-up', '/carrier/list']],
    ['H55', 'UPDATE_CLIENT', ['/set-up']],
    ['SHELL-64', 'READ_CUSTOMER_CARRIER_ACCOUNT', ['/carrier-account/list']],
    ['SHELL-64', 'UPDATE_TRANSIT_TIME', ['/transit-time']],
  ])('%s %s shows just %j', (_ids, permission, shown) => {
    expect(visibleTo([permission]).filter((item) => item !== '/dashboard')).toEqual(shown);
  });

  it('contains no unregistered routes', () => {
    expect(visibleTo(['READ_ADDRESS', 'READ_MANIFEST'], new Set(['/manifest/list']))).toEqual([
      '/manifest/list',
    ]);
  });
});

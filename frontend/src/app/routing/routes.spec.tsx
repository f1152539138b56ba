import { screen, waitFor } from '@testing-library/react';

import type { PermissionName } from '@contracts/permissions/permissions';

import { fakeServer } from '../../../test/fake-server';
import { sessionOf } from '../../../test/people';
import { currentUrl, renderApp } from '../../../test/render-app';
import {
  createItems,
  settingsItem,
  sidebarGroups,
} from '../../features/shell/sidebar/sidebar-items';
import { isVisible } from '../../features/shell/sidebar/sidebar-item';
import { toolsByLink } from '../dialogs';
import { guard } from './Guarded';
import { screenPaths } from '../../../../test/support/screen-paths';
import { appRoutes, routesByPath } from './routes';

describe('routes of the product', () => {
  it.each<[id: string, path: string, permission: PermissionName | undefined]>([
    ['SHELL-04', '/dashboard', undefined],
    ['SHELL-05', '/consignment/quote', 'CREATE_CONSIGNMENT'],
    ['SHELL-06', '/consignment/default', 'CREATE_CONSIGNMENT'],
    ['SHELL-07', '/consignment/third-party', 'CREATE_CONSIGNMENT'],
    ['SHELL-08', '/consignment/return', 'CREATE_CONSIGNMENT'],
    ['SHELL-09', '/consignment/edit', 'UPDATE_CONSIGNMENT'],
    ['SHELL-11', '/consignment/list', 'READ_CONSIGNMENT'],
    ['SHELL-12', '/manifest/list', 'READ_MANIFEST'],
    ['SHELL-13', '/address-book', 'READ_ADDRESS'],
    ['SHELL-14', '/paperwork', 'PAPERWORK'],
    ['SHELL-17', '/client/carrier-account', 'READ_CLIENT_CARRIER_ACCOUNT'],
    ['SHELL-20', '/settings', 'SETTINGS_SCREEN'],
    ['SHELL-22', '/carrier/list', 'READ_CUSTOMER_CARRIER'],
    ['SHELL-25', '/transit-time', 'UPDATE_TRANSIT_TIME'],
    ['SHELL-26', '/carrier-zone', 'UPDATE_CARRIER_ZONE_SYSTEM'],
    ['SHELL-23', '/carrier-account/list', 'READ_CUSTOMER_CARRIER_ACCOUNT'],
    ['SHELL-18', '/client/b2b-keys', 'READ_USER'],
    ['SHELL-19', '/client/integrations', 'UPDATE_CLIENT'],
    ['SHELL-24', '/user/list', 'READ_USER'],
    ['SHELL-16', '/client/list', 'READ_CLIENT'],
    ['SHELL-21', '/customer/list', 'READ_CUSTOMER'],
    ['H55', '/set-up', 'READ_CLIENT'],
    ['H14 H21', '/operations', 'READ_SET_ASIDE'],
    ['H7', '/import', 'READ_IMPORT'],
    ['', '/webhooks', 'READ_WEBHOOK'],
  ])('%s %s needs %s', (_id, path, permission) => {
    const route = routesByPath.get(path);
    const visitor = (...permissions: PermissionName[]) => ({
      ...sessionOf(permissions),
      isLoaded: true,
    });
    const visit = { route: route ?? { path }, target: path, isFromLogin: false };

    expect(route?.permission).toBe(permission);
    expect(guard(visit, visitor())).toBe(permission ? '/error' : null);
    expect(guard(visit, visitor(...(permission ? [permission] : [])))).toBeNull();
  });

  it('H64 are all covered by the acceptance test of roles', () => {
    const isOfUser = ({ path, isPublic, layout }: (typeof appRoutes)[number]) =>
      !isPublic && layout !== 'bare' && !path.includes(':');
    const paths = appRoutes.filter(isOfUser).map(({ path }) => path);

    expect([...screenPaths].sort()).toEqual(paths.sort());
  });

  it('SHELL-15 opens the error page to anyone', () => {
    const route = routesByPath.get('/error');
    const anonymous = { claims: null, permissions: [], isLoaded: false };

    expect(route).toMatchObject({ isPublic: true });
    expect(
      guard({ route: route ?? { path: '' }, target: '/error', isFromLogin: false }, anonymous),
    ).toBeNull();
  });

  it('SHELL-14 SHELL-29 renders bare routes without sidebar and header', async () => {
    fakeServer({});
    renderApp({ at: '/error', session: sessionOf(['PAPERWORK']) });

    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(routesByPath.get('/paperwork')?.layout).toBe('bare');
    expect(routesByPath.get('/consignment/list')?.layout).toBeUndefined();
  });

  it.each(['/consignment/edit', '/consignment/edit?conId=abc', '/consignment/edit?conId=99'])(
    'SHELL-09 SHELL-10 leads from %s to the error page',
    async (at) => {
      fakeServer({ 'GET client/banner': { body: {} } });
      renderApp({ at, session: sessionOf(['UPDATE_CONSIGNMENT']) });

      await waitFor(() => {
        expect(currentUrl()).toBe('/error');
      });
    },
  );

  it('SHELL-27 shows a page for unknown paths', async () => {
    fakeServer({});
    renderApp({ at: '/nowhere', session: sessionOf([]) });

    expect(await screen.findByRole('heading', { name: 'PAGE NOT FOUND' })).toBeInTheDocument();
  });
});

describe('sidebar of a user with every permission', () => {
  it.each<[id: string, to: string]>([
    ['SHELL-33', '/consignment/default'],
    ['SHELL-34', '/consignment/return'],
    ['SHELL-35', '/consignment/third-party'],
    ['SHELL-36', '/consignment/list'],
    ['SHELL-37', '/manifest/list'],
    ['SHELL-41', '/carrier/list'],
    ['SHELL-42', '/carrier-account/list'],
    ['SHELL-40', '/user/list'],
    ['SHELL-39', '/client/list'],
    ['SHELL-43', '/address-book'],
    ['SHELL-44', '/settings'],
    ['SHELL-45', '/transit-time'],
    ['SHELL-47', '?dialog=import-addresses'],
    ['SHELL-48', '?dialog=import-consignments'],
    ['SHELL-49', '?dialog=client-reporting'],
    ['SHELL-50', '?dialog=financial-reporting'],
    ['SHELL-54', '?dialog=load-carrier-zones'],
    ['SHELL-51', '?dialog=quick-quote'],
    ['SHELL-52', '/track-and-trace'],
    ['SHELL-53', '?dialog=resend-data'],
  ])('%s leads to %s', (_id, to) => {
    const registered = { has: (path: string) => routesByPath.has(path) || toolsByLink.has(path) };
    const can = (name: PermissionName) => name !== 'SUPER_ADMIN_CONTENT';
    const shown = [...createItems, ...sidebarGroups.flatMap(({ items }) => items)]
      .concat(settingsItem)
      .filter((entry) => isVisible(entry, { registered, hasPermission: can }));

    expect(shown.map((entry) => entry.to)).toContain(to);
  });

  it.each([
    ['SHELL-38', '/customer/list'],
    ['SHELL-46', '/carrier-zone'],
  ])('%s leads only a super admin to %s', (_id, to) => {
    const entry = sidebarGroups.flatMap(({ items }) => items).find((item) => item.to === to);
    const visibleTo = (can: (name: PermissionName) => boolean) =>
      entry && isVisible(entry, { registered: routesByPath, hasPermission: can });

    expect(visibleTo(() => true)).toBe(true);
    expect(visibleTo((name) => name !== 'SUPER_ADMIN_CONTENT')).toBe(false);
  });
});

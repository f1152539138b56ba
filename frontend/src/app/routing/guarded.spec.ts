import type { PermissionName } from '@contracts/permissions/permissions';
import type { TokenClaims } from '@contracts/views/session.view';

import { guard, type Visit, type Visitor } from './Guarded';

const HOUR = 3600;
const now = () => Math.floor(Date.now() / 1000);
const claims = (exp = now() + HOUR) => ({ id: 1, name: 'Ada', exp }) as TokenClaims;
const user = (...names: PermissionName[]): Visitor => ({
  claims: claims(),
  permissions: names.map((name) => ({ name, clientIds: null, customerIds: null })),
  isLoaded: true,
});
const anonymous: Visitor = { claims: null, permissions: [], isLoaded: false };
const visit = (path: string, extra: Partial<Visit['route']> = {}, isFromLogin = false): Visit => ({
  route: { path, ...extra },
  target: path,
  isFromLogin,
});
const create = { permission: 'CREATE_CONSIGNMENT' } as const;

describe('navigation guard', () => {
  it('AUTH-58 AUTH-60 shows the open routes to anyone', () => {
    for (const path of ['/login', '/error', '/reset', '/user/registrationConfirm']) {
      expect(guard(visit(path, { isPublic: true }), anonymous)).toBeNull();
    }
  });

  it('AUTH-13 AUTH-59 sends a signed-in user from Login to the default consignment screen', () => {
    expect(guard(visit('/login', { isPublic: true }), user())).toBe('/consignment/default');
  });

  it('AUTH-06 AUTH-08 follows the redirect of Login, but only to a route of the application', () => {
    const login = (redirect: string): Visit => ({
      ...visit('/login', { isPublic: true }),
      target: `/login?redirect=${encodeURIComponent(redirect)}`,
    });
    expect(guard(login('/manifest/list?tab=open'), user())).toBe('/manifest/list?tab=open');
    for (const hostileUrl of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:1',
      '/\t/evil.example',
      '/.//evil.example',
      '/..//evil.example/consignment/list',
      '/%2e//evil.example',
      '/api/v1/user/registrationConfirm?token=x',
      'evil.example/consignment/list',
    ]) {
      expect(guard(login(hostileUrl), user())).toBe('/consignment/default');
    }
  });

  it('waits on Login until the permissions have loaded', () => {
    const loadingVisitor: Visitor = { ...user(), isLoaded: false };
    expect(guard(visit('/login', { isPublic: true }), loadingVisitor)).toBeNull();
  });

  it('AUTH-61 sends anonymous visitors to Login, remembering where they wanted to go', () => {
    expect(
      guard({ ...visit('/consignment/list'), target: '/consignment/list?q=abc' }, anonymous),
    ).toBe('/login?redirect=%2Fconsignment%2Flist%3Fq%3Dabc');
  });

  it('AUTH-62 sends an anonymous visitor at the root to Login without a redirect', () => {
    expect(guard(visit('/'), anonymous)).toBe('/login');
  });

  it('AUTH-43 treats an expired token as missing', () => {
    const expired = { ...user('READ_CONSIGNMENT'), claims: claims(now() - 1) };
    expect(guard(visit('/consignment/list'), expired)).toContain('/login');
  });

  it('AUTH-63 admits a signed-in user if no permission is required', () => {
    expect(guard(visit('/dashboard'), user())).toBeNull();
  });

  it('admits a user with the permission', () => {
    expect(guard(visit('/consignment/default', create), user('CREATE_CONSIGNMENT'))).toBeNull();
  });

  it('AUTH-64 sends a super admin heading to the default consignment screen to the manifests', () => {
    const admin = user('SUPER_ADMIN_CONTENT', 'CREATE_CONSIGNMENT');
    expect(guard(visit('/consignment/default', create), admin)).toBe('/manifest/list');
  });

  it('AUTH-65 AUTH-66 sends users without the permission to the dashboard from Login, else to the error page', () => {
    expect(guard(visit('/consignment/default', create, true), user())).toBe('/dashboard');
    expect(guard(visit('/consignment/default', create), user())).toBe('/error');
  });

  it('ignores a permission without any client or customer', () => {
    const empty: Visitor = {
      claims: claims(),
      permissions: [{ name: 'CREATE_CONSIGNMENT', clientIds: [], customerIds: [] }],
      isLoaded: true,
    };
    expect(guard(visit('/consignment/default', create), empty)).toBe('/error');
  });
});

import type { PermissionName } from '@contracts/permissions/permissions';

import { clientPermissions } from './client-permissions';

const top = { id: 2, parentId: null };
const child = { id: 3, parentId: 2 };
const all: PermissionName[] = [
  'UPDATE_CLIENT',
  'DELETE_CLIENT',
  'READ_USER',
  'READ_CLIENT_CARRIER_ACCOUNT',
  'READ_CLIENT_INTEGRATION',
];

const permissionsFor = (
  client: typeof top | typeof child,
  granted: PermissionName[],
  ownClientIds: number[] = [],
) => clientPermissions(client, { can: (name) => granted.includes(name), ownClientIds });
const without = (name: PermissionName) => all.filter((permission) => permission !== name);

describe('client permissions', () => {
  it("CLIENT-05 open the carrier accounts of a top-level client other than the user's own", () => {
    expect(permissionsFor(top, all).canOpenCarrierAccounts).toBe(true);
    expect(permissionsFor(child, all).canOpenCarrierAccounts).toBe(false);
    expect(permissionsFor(top, all, [2]).canOpenCarrierAccounts).toBe(false);
    expect(permissionsFor(top, without('READ_CLIENT_CARRIER_ACCOUNT')).canOpenCarrierAccounts).toBe(
      false,
    );
  });

  it('CLIENT-06 open the API keys of a top-level client with READ_USER', () => {
    expect(permissionsFor(top, all, [2]).canOpenApiKeys).toBe(true);
    expect(permissionsFor(child, all).canOpenApiKeys).toBe(false);
    expect(permissionsFor(top, without('READ_USER')).canOpenApiKeys).toBe(false);
  });

  it('CLIENT-07 X-26 open the integrations with READ_CLIENT_INTEGRATION, if the user may open that page', () => {
    expect(
      permissionsFor(child, ['READ_CLIENT_INTEGRATION', 'UPDATE_CLIENT']).canOpenIntegrations,
    ).toBe(true);
    expect(permissionsFor(child, ['READ_CLIENT_INTEGRATION']).canOpenIntegrations).toBe(false);
    expect(permissionsFor(top, without('READ_CLIENT_INTEGRATION')).canOpenIntegrations).toBe(false);
  });

  it("CLIENT-09 CLIENT-10 edit with UPDATE_CLIENT, otherwise view, except the user's own client", () => {
    expect(permissionsFor(top, all, [2])).toMatchObject({ canEdit: true, canView: false });
    expect(permissionsFor(top, without('UPDATE_CLIENT'))).toMatchObject({
      canEdit: false,
      canView: true,
    });
    expect(permissionsFor(top, [], [2])).toMatchObject({ canEdit: false, canView: false });
  });

  it("CLIENT-11 delete with DELETE_CLIENT, except the user's own client", () => {
    expect(permissionsFor(child, all).canDelete).toBe(true);
    expect(permissionsFor(child, all, [3]).canDelete).toBe(false);
    expect(permissionsFor(child, without('DELETE_CLIENT')).canDelete).toBe(false);
  });
});

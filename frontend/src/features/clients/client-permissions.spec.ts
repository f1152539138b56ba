import type { PermissionName } from '@contracts/permissions/permissions';

import { clientPermissions } from './client-permissions';

const top = { id: 2, parentId: null };
const below = { id: 3, parentId: 2 };
const all: PermissionName[] = [
  'UPDATE_CLIENT',
  'DELETE_CLIENT',
  'READ_USER',
  'READ_CLIENT_CARRIER_ACCOUNT',
  'READ_CLIENT_INTEGRATION',
];

const verbs = (client: typeof top | typeof below, held: PermissionName[], own: number[] = []) =>
  clientPermissions(client, { can: (name) => held.includes(name), ownClientIds: own });
const without = (name: PermissionName) => all.filter((held) => held !== name);

describe('client permissions', () => {
  it("CLIENT-05 open the carrier accounts of a top-level client other than the user's own", () => {
    expect(verbs(top, all).carrierAccounts).toBe(true);
    expect(verbs(below, all).carrierAccounts).toBe(false);
    expect(verbs(top, all, [2]).carrierAccounts).toBe(false);
    expect(verbs(top, without('READ_CLIENT_CARRIER_ACCOUNT')).carrierAccounts).toBe(false);
  });

  it('CLIENT-06 open the API keys of a top-level client with READ_USER', () => {
    expect(verbs(top, all, [2]).apiKeys).toBe(true);
    expect(verbs(below, all).apiKeys).toBe(false);
    expect(verbs(top, without('READ_USER')).apiKeys).toBe(false);
  });

  it('CLIENT-07 X-26 open the integrations with READ_CLIENT_INTEGRATION, if the user may open that page', () => {
    expect(verbs(below, ['READ_CLIENT_INTEGRATION', 'UPDATE_CLIENT']).integrations).toBe(true);
    expect(verbs(below, ['READ_CLIENT_INTEGRATION']).integrations).toBe(false);
    expect(verbs(top, without('READ_CLIENT_INTEGRATION')).integrations).toBe(false);
  });

  it("CLIENT-09 CLIENT-10 edit with UPDATE_CLIENT, otherwise view, except the user's own client", () => {
    expect(verbs(top, all, [2])).toMatchObject({ edit: true, view: false });
    expect(verbs(top, without('UPDATE_CLIENT'))).toMatchObject({ edit: false, view: true });
    expect(verbs(top, [], [2])).toMatchObject({ edit: false, view: false });
  });

  it("CLIENT-11 delete with DELETE_CLIENT, except the user's own client", () => {
    expect(verbs(below, all).delete).toBe(true);
    expect(verbs(below, all, [3]).delete).toBe(false);
    expect(verbs(below, without('DELETE_CLIENT')).delete).toBe(false);
  });
});

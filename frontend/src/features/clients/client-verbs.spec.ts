import type { PermissionName } from '@contracts/permissions/permissions';

import { verbsOf } from './client-verbs';

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
  verbsOf(client, { can: (name) => held.includes(name), ownClientIds: own });
const without = (name: PermissionName) => all.filter((held) => held !== name);

describe('what may be done with a client', () => {
  it('CLIENT-05 opens the carrier accounts of a top-level client that is not the own one', () => {
    expect(verbs(top, all).carrierAccounts).toBe(true);
    expect(verbs(below, all).carrierAccounts).toBe(false);
    expect(verbs(top, all, [2]).carrierAccounts).toBe(false);
    expect(verbs(top, without('READ_CLIENT_CARRIER_ACCOUNT')).carrierAccounts).toBe(false);
  });

  it('CLIENT-06 opens the API keys of a top-level client with READ_USER', () => {
    expect(verbs(top, all, [2]).apiKeys).toBe(true);
    expect(verbs(below, all).apiKeys).toBe(false);
    expect(verbs(top, without('READ_USER')).apiKeys).toBe(false);
  });

  it('CLIENT-07 opens the integrations with READ_CLIENT_INTEGRATION', () => {
    expect(verbs(below, ['READ_CLIENT_INTEGRATION']).integrations).toBe(true);
    expect(verbs(top, without('READ_CLIENT_INTEGRATION')).integrations).toBe(false);
  });

  it('CLIENT-09 CLIENT-10 edits with UPDATE_CLIENT; else views, but not the own client', () => {
    expect(verbs(top, all, [2])).toMatchObject({ edit: true, view: false });
    expect(verbs(top, without('UPDATE_CLIENT'))).toMatchObject({ edit: false, view: true });
    expect(verbs(top, [], [2])).toMatchObject({ edit: false, view: false });
  });

  it('CLIENT-11 deletes with DELETE_CLIENT, and never the own client', () => {
    expect(verbs(below, all).delete).toBe(true);
    expect(verbs(below, all, [3]).delete).toBe(false);
    expect(verbs(below, without('DELETE_CLIENT')).delete).toBe(false);
  });
});

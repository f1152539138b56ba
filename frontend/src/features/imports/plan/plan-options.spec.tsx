import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { PermissionName } from '@contracts/permissions/permissions';

import { fakeServer, type FakeResponse } from '../../../../test/fake-server';
import { noBrowserLayout } from '../../../../test/layout';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { ImportsPage } from '../ImportsPage';
import { somePlan as found } from '../testing/some-plan';

noBrowserLayout();

const held: readonly PermissionName[] = ['READ_IMPORT', 'CREATE_IMPORT', 'CREATE_CONSIGNMENT'];

async function choose(select: string, option: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: select }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

describe('the options of an import', () => {
  it('keeps a first choice when a second follows before the plan has been refetched', async () => {
    let isSent = false;
    const never = new Promise<FakeResponse>(() => undefined);
    const seen = fakeServer({
      'GET import/5': () => (isSent ? never : { body: found }),
      'GET import/5/group': { body: { groups: [], nextCursor: null } },
      'PUT import/5/options': () => {
        isSent = true;
        return { status: 202, body: { importId: 5, state: 'PLANNING' } };
      },
    });
    renderPart(<ImportsPage />, { at: '/import?id=5', session: sessionOf(held, { clientId: 7 }) });
    await choose('Offer', 'Offer: Fastest');
    await choose('Existing reference', 'Existing reference: Update');

    await waitFor(() => {
      expect(seen.findLast(({ method }) => method === 'PUT')?.body).toEqual({
        ...found.options,
        offer: 'FASTEST',
        whenKnown: 'UPDATE',
      });
    });
  });
});

import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster, toast } from 'sonner';

import { adminSession, banksia, choiceOf, clientPage, clientRow } from '../../../test/clients';
import { fakeServer, heldResponse } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { clientChosen } from '../../shared/session/session.slice';
import { ClientsPage } from './ClientsPage';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const wattle = clientRow({ id: 4, name: 'Wattle' });

describe('deleting a client with a late response', () => {
  it('does not replace the client selected in the meantime', async () => {
    const deletion = heldResponse();
    fakeServer({
      'GET client/list': { body: clientPage([banksia, wattle]) },
      'GET user/client/list': { body: [banksia, wattle].map(choiceOf) },
      'DELETE client/2': deletion.endpoint,
    });
    const claims = { clientId: null, clientIds: [], customerId: 9, customerIds: [9] };
    const store = renderPart(
      <>
        <ClientsPage />
        <Toaster />
      </>,
      { at: '/client/list', session: { ...sessionOf(adminSession, claims), client: banksia.id } },
    );
    const name = await screen.findByText('Banksia', { selector: 'button, span' });
    const row = within(name.closest<HTMLElement>('[role="row"]')!);
    await userEvent.click(row.getByRole('checkbox', { hidden: true }));
    await userEvent.click(screen.getByText('DELETE'));
    await userEvent.click(await screen.findByText('Delete'));
    act(() => {
      store.dispatch(clientChosen(wattle.id));
    });
    deletion.send({ status: 204 });

    expect(await screen.findByText('Client Deleted Successfully')).toBeInTheDocument();
    expect(store.getState().session.client).toBe(wattle.id);
  });
});

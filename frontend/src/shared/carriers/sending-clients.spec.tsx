import { act, screen } from '@testing-library/react';

import { fakeServer, serverError, type FakeResponse } from '../../../test/fake-server';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { api } from '../api/api';
import { SendingClientsDialog } from './SendingClientsDialog';

describe('clients that ship with a carrier', () => {
  it('stay, with a retry button, when they cannot be refetched', async () => {
    const responses: FakeResponse[] = [
      { body: [{ name: 'Banksia Homewares', isManifestingActive: true }] },
    ];
    fakeServer({ 'GET client/by-customer-carrier/3': () => responses.shift() ?? serverError });
    const store = renderPart(
      <SendingClientsDialog
        carrierOrAccount="customer-carrier/3"
        name="Tasman Linehaul"
        onClose={() => undefined}
      />,
      { session: sessionOf(['READ_CLIENT']) },
    );
    expect(await screen.findByText('Banksia Homewares')).toBeVisible();
    act(() => {
      store.dispatch(api.util.invalidateTags(['Client']));
    });

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByText('Banksia Homewares')).toBeVisible();
  });
});

import { act, screen, waitFor } from '@testing-library/react';

import { fakeServer } from '../../../test/fake-server';
import { sessionOf } from '../../../test/people';
import { currentUrl, renderPart } from '../../../test/render-app';
import { clientChosen } from './session.slice';
import { useClient } from './useClient';
import { useClientUrlParams } from './useClientUrlParams';

const names = ['flow'] as const;

function Page() {
  useClientUrlParams(names);
  return <p>{useClient().clientName}</p>;
}

const client = (id: number, name: string) => ({ id, name, parentId: null, customerId: 5 });

describe('query parameters of a client', () => {
  it('stay while the same client is selected, and are dropped when another one is', async () => {
    fakeServer({ 'GET user/client/list': { body: [client(1, 'Boab'), client(2, 'Wattle')] } });
    const store = renderPart(<Page />, {
      at: '/integrations?flow=3&state=FAILED',
      session: { ...sessionOf(['READ_CLIENT']), client: 1 },
    });
    await screen.findByText('Boab');
    expect(currentUrl()).toBe('/integrations?flow=3&state=FAILED');

    act(() => {
      store.dispatch(clientChosen(2));
    });

    await screen.findByText('Wattle');
    await waitFor(() => {
      expect(currentUrl()).toBe('/integrations?state=FAILED');
    });
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';

import { fakeServer, serverError, type FakeResponse } from '../../test/fake-server';
import { sessionOf } from '../../test/people';
import { currentUrl, renderPart } from '../../test/render-app';
import { ToolDialogs } from './dialogs';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:report';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

function Resend() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('?dialog=resend-data')}>Open Resend Data</button>;
}

async function fill(label: string, day: string) {
  await userEvent.click(await screen.findByRole('group', { name: label }));
  await userEvent.keyboard(day);
}

describe('tools', () => {
  it('show that the clients could not be loaded, and open after a retry', async () => {
    let clients = serverError;
    fakeServer({ 'GET user/client/list': () => clients });
    renderPart(<ToolDialogs />, {
      at: '/user/list?dialog=financial-reporting',
      session: sessionOf(['READ_CLIENT', 'ACCOUNT_MANAGER_CONTENT']),
    });

    expect(await screen.findByText('Your clients could not be loaded')).toBeVisible();
    clients = { body: [{ id: 1, name: 'Harbour & Pine', parentId: null, customerId: 9 }] };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('group', { name: 'From date' })).toBeInTheDocument();
    expect(screen.queryByText('Your clients could not be loaded')).not.toBeInTheDocument();
  });

  it('can be closed while the clients could not be loaded', async () => {
    fakeServer({ 'GET user/client/list': serverError });
    renderPart(<ToolDialogs />, {
      at: '/user/list?dialog=quick-quote',
      session: sessionOf(['READ_CLIENT', 'CREATE_CONSIGNMENT']),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));

    await waitFor(() => {
      expect(currentUrl()).toBe('/user/list');
    });
  });

  it('stay open when the report of an earlier one arrives late', async () => {
    let respond: (response: FakeResponse) => void = () => undefined;
    fakeServer({
      'GET reporting/client/financial': () => new Promise((resolve) => (respond = resolve)),
    });
    renderPart(
      <>
        <Resend />
        <ToolDialogs />
      </>,
      {
        at: '/manifest/list?dialog=financial-reporting',
        session: sessionOf(['ACCOUNT_MANAGER_CONTENT', 'RESEND_DATA']),
      },
    );
    await fill('From date', '01032026');
    await fill('To date', '05032026');
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Open Resend Data' }));
    await userEvent.type(await screen.findByLabelText('Manifest IDs'), '118202');
    await act(async () => {
      respond({ body: 'a,b' });
      await Promise.resolve();
    });
    await waitFor(() => {
      expect(HTMLAnchorElement.prototype.click).toHaveBeenCalled();
    });

    expect(currentUrl()).toBe('/manifest/list?dialog=resend-data');
    expect(screen.getByLabelText('Manifest IDs')).toHaveValue('118202');
  });
});

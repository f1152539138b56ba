import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';

import { fakeServer, type FakeResponse } from '../../test/fake-server';
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
  it('stay open when the report of an earlier one arrives late', async () => {
    let answer: (response: FakeResponse) => void = () => undefined;
    fakeServer({
      'GET reporting/client/financial': () => new Promise((resolve) => (answer = resolve)),
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
      answer({ body: 'a,b' });
      await Promise.resolve();
    });
    await waitFor(() => {
      expect(HTMLAnchorElement.prototype.click).toHaveBeenCalled();
    });

    expect(currentUrl()).toBe('/manifest/list?dialog=resend-data');
    expect(screen.getByLabelText('Manifest IDs')).toHaveValue('118202');
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import { fakeServer } from '../../../../test/fake-server';
import { sender } from '../../../../test/freight';
import { clientSettings, sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { recordInvalidation } from '../../../app/cache-tags';
import { SettingsPage } from '../SettingsPage';

afterEach(() => {
  toast.dismiss();
});

function open() {
  let stored = { ...sender, version: 1 };
  const seen = fakeServer({
    'GET user/client/list': { body: [] },
    'GET address/default': () => ({ body: stored }),
    'PUT address': () => ({ body: stored }),
  });
  const store = renderPart(<SettingsPage />, {
    at: '/settings/sender-address',
    session: { ...sessionOf(['CLIENT_CONTENT']), clientSettings: [clientSettings()] },
  });
  return {
    seen,
    /** Changes the address as another user, and notifies this browser. */
    async change(part: Partial<typeof sender>) {
      stored = { ...stored, ...part, version: stored.version + 1 };
      const reads = () => seen.filter(({ path }) => path === 'address/default').length;
      const before = reads();
      act(() => {
        store.dispatch(recordInvalidation(['address']));
      });
      await waitFor(() => {
        expect(reads()).toBeGreaterThan(before);
      });
      await act(async () => Promise.resolve());
    },
  };
}

const reference = () => screen.findByLabelText(/^Address ref/);

describe('the default address, when someone else changes it', () => {
  it('keeps what was typed, and saves it against the version it started from', async () => {
    const { seen, change } = open();
    await userEvent.type(await reference(), 'DOCK');

    await change({ company: 'Banksia Pty Ltd' });

    expect(await reference()).toHaveValue('DOCK');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(seen.find(({ method }) => method === 'PUT')?.body).toMatchObject({ version: 1 });
    });
  });

  it('is shown at once while nothing is typed', async () => {
    const { change } = open();
    await reference();

    await change({ company: 'Banksia Pty Ltd' });

    expect(await screen.findByDisplayValue('Banksia Pty Ltd')).toBeVisible();
  });
});

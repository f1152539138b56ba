import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import { appTexts } from '@contracts/texts/app/common';

import { heldResponse } from '../../../test/fake-server';
import { currentUrl } from '../../../test/render-app';
import { openWebhooks, pick, press, warehouse } from '../../../test/webhooks-page';

afterEach(() => {
  toast.dismiss();
});

const detail = (name: string) => screen.findByRole('region', { name });
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

describe('a webhook in the URL', () => {
  it('that is not in the list is not replaced by another one', async () => {
    openWebhooks({ at: '/webhooks?webhook=99' });

    expect(await screen.findByText('This webhook is not in the list')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Freight costs/ })).toBeVisible();
  });

  it('asks before it is left while its settings have unsaved input', async () => {
    openWebhooks();
    await detail('Warehouse system');
    type('Name', 'Warehouse');

    await press(/Freight costs/);

    expect(await screen.findByRole('alertdialog', { name: appTexts.discardTitle })).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Warehouse');
  });

  it('that was selected before a late response to the deletion of another one stays selected', async () => {
    const deletion = heldResponse();
    openWebhooks({ at: '/webhooks?webhook=5', more: { 'DELETE webhook/5': deletion.endpoint } });
    await pick('Delete');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await press(/Freight costs/);
    deletion.send({ status: 204 });

    expect(await screen.findByText('Webhook deleted')).toBeInTheDocument();
    await act(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 200);
      });
    });
    expect(currentUrl()).toBe('/webhooks?webhook=6');
  });

  it('hides a shown secret when someone else has rotated it', async () => {
    let list = [warehouse];
    openWebhooks({
      more: {
        'GET webhook': () => ({ body: list }),
        'POST webhook/5/reveal-secret': { body: { secret: 'whsec_shown' } },
        'POST webhook/5/pause': { body: warehouse },
      },
    });
    await press('Show');
    expect(await screen.findByDisplayValue('whsec_shown')).toBeVisible();

    list = [{ ...warehouse, version: 4, overlapEndsAt: '2026-11-21T03:12:44.000Z' }];
    await press('Pause'); // which refetches it
    expect(await screen.findByText(/The previous secret also signs until/)).toBeVisible();
    expect(screen.queryByDisplayValue('whsec_shown')).not.toBeInTheDocument();
  });

  it('shows the first one again after a deletion', async () => {
    openWebhooks({
      at: '/webhooks?webhook=6&delivery=4',
      more: { 'DELETE webhook/6': { status: 204 } },
    });
    await pick('Delete');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Webhook deleted')).toBeInTheDocument();
    await waitFor(() => {
      expect(currentUrl()).toBe('/webhooks');
    });
  });
});

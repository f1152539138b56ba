import { fireEvent, screen, within } from '@testing-library/react';

import { openWebhooks, press } from '../../../../test/webhooks-page';

const rotate = async (previousUntil: string | null) => {
  openWebhooks({
    more: {
      'POST webhook/5/rotate-secret': { body: { secret: 'whsec_new', previousUntil, version: 4 } },
    },
  });
  await press('Rotate');
  const dialog = within(await screen.findByRole('dialog', { name: 'Rotate the secret' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Rotate' }));
  expect(await dialog.findByText(/New secret. Copy it now/)).toBeVisible();
  return dialog;
};

describe('a rotated secret', () => {
  it('is shown with the time until which the previous one signs', async () => {
    const dialog = await rotate('2026-11-21T03:12:00.000Z');
    expect(dialog.getByText(/The previous secret also signs until/)).toHaveTextContent(
      /21\/11\/2026 0?2:12 pm/,
    );
  });

  it('is shown alone if the previous one has expired', async () => {
    const dialog = await rotate(null);
    expect(dialog.queryByText(/The previous secret also signs until/)).not.toBeInTheDocument();
  });
});

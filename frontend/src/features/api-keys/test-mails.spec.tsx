import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { fakeServer, serverError, type FakeResponse } from '../../../test/fake-server';
import { renderPart } from '../../../test/render-app';
import { TestMailsDialog } from './TestMailsDialog';

const mail = {
  id: 3,
  to: 'dock@banksia.example',
  subject: 'Your delivery',
  text: 'It arrives today.',
  createdAt: '2026-11-20T01:00:00.000Z',
};

/** Opens again as soon as it is closed. */
function Reopened() {
  const [count, setCount] = useState(0);
  return (
    <TestMailsDialog
      key={count}
      clientId={-7}
      onClose={() => {
        setCount(count + 1);
      }}
    />
  );
}

describe('emails of a test environment', () => {
  it('stay, with a retry button, when they cannot be refetched', async () => {
    const responses: FakeResponse[] = [{ body: [mail] }];
    fakeServer({ 'GET test-environment/mail': () => responses.shift() ?? serverError });
    renderPart(<Reopened />);
    expect(await screen.findByText('Your delivery')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByText('Your delivery')).toBeVisible();
  });
});

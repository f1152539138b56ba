import { screen, waitFor } from '@testing-library/react';

import { fakeServer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import { wideScreen } from '../../../test/screen-size';

const health = { 'GET /health/ready': { body: { status: 'ok' } } };

describe('the sign-in page', () => {
  wideScreen(); // the panel with the link is beside the form

  it('links developers to the API reference', async () => {
    fakeServer({ ...health, 'HEAD /api/docs': { body: '' } });
    renderApp({ at: '/login' });

    const link = await screen.findByRole('link', { name: 'API reference' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/api\/docs$/));
  });

  it('has no such link if the installation publishes none', async () => {
    const seen = fakeServer(health);
    renderApp({ at: '/login' });

    expect(await screen.findByText('All systems normal')).toBeVisible();
    await waitFor(() => {
      expect(seen.some(({ method }) => method === 'HEAD')).toBe(true);
    });
    expect(screen.queryByRole('link', { name: 'API reference' })).not.toBeInTheDocument();
  });
});

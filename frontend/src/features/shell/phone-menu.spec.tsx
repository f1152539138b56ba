import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeServer } from '../../../test/fake-server';
import { narrowScreen } from '../../../test/screen-size';
import { sessionOf } from '../../../test/people';
import { currentUrl, renderApp } from '../../../test/render-app';

describe('the menu on a phone', () => {
  narrowScreen();

  it('does not stay open over the page that its search opens', async () => {
    fakeServer({ 'GET user/client/list': { body: [] } });
    renderApp({ at: '/dashboard', session: sessionOf(['READ_MANIFEST']) });
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Search or jump to/ }));
    const search = within(await screen.findByRole('dialog', { name: 'Search or jump to' }));
    await userEvent.click(await search.findByText('Manifests'));

    await waitFor(() => {
      expect(currentUrl()).toBe('/manifest/list');
    });
    await waitFor(() => {
      // beside the hidden one of wide screens
      expect(screen.getAllByRole('navigation', { name: 'Main', hidden: true })).toHaveLength(1);
    });
  });
});

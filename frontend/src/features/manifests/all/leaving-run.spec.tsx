import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';

import { fakeDate } from '../../../../test/fake-date';
import { fakeServer, type FakeResponse } from '../../../../test/fake-server';
import { listed, listPage, operator, shellResponses } from '../../../../test/freight';
import { noBrowserLayout } from '../../../../test/layout';
import { openManifest, openManifestPage } from '../../../../test/manifests';
import { clientSettings, sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { ManifestAllDialog } from './ManifestAllDialog';

noBrowserLayout();

beforeEach(() => {
  fakeDate('2030-01-08T01:00:00Z');
});
afterEach(() => {
  jest.useRealTimers();
});

const groups = ['Coastal', 'Northline', 'Westbound'].map((carrierName, index) => ({
  ...openManifest(index, [listed(510 + index, {}, { earliestDispatchDate: '2030-01-08' })]),
  carrierName,
}));

function review() {
  const responses: ((response: FakeResponse) => void)[] = [];
  const seen = fakeServer({
    ...shellResponses,
    'GET manifest/open': { body: openManifestPage(groups) },
    'GET consignment/previous-booking': { body: 0 },
    'POST consignment/list': { body: listPage([]) },
    'POST manifest': () => new Promise((resolve) => responses.push(resolve)),
  });
  const dialog = (
    <>
      <Link to="/dashboard">Dashboard</Link>
      <ManifestAllDialog onClose={() => undefined} />
    </>
  );
  renderPart(
    <Routes>
      <Route path="/manifest/list" element={dialog} />
      <Route path="/dashboard" element="No run here" />
    </Routes>,
    {
      at: '/manifest/list?dialog=manifest-all',
      session: { ...sessionOf(operator), clientSettings: [clientSettings()] },
    },
  );
  return { seen, responses };
}

describe('leaving the page while groups are manifested', () => {
  it('stops before the remaining groups, as the confirmation says', async () => {
    const { seen, responses } = review();
    const sent = () => seen.filter(({ method, path }) => method === 'POST' && path === 'manifest');
    await userEvent.click(await screen.findByRole('button', { name: 'Manifest 3 groups' }));
    await waitFor(() => {
      expect(sent()).toHaveLength(2);
    });
    await userEvent.click(screen.getByText('Dashboard'));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('No run here')).toBeVisible();
    await act(async () => {
      for (const respond of responses)
        respond({ body: { id: 9, manifestNumber: 'M9', leftOut: [] } });
      await new Promise((resume) => setTimeout(resume, 50));
    });

    expect(sent()).toHaveLength(2);
  });
});

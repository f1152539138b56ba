import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeDate } from '../../../../test/fake-date';
import { fakeServer, keysOf, lostResponse, type FakeResponse } from '../../../../test/fake-server';
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

const members = [listed(501, {}, { earliestDispatchDate: '2030-01-08' })];
const coastal = { ...openManifest(1, members), carrierName: 'Coastal' };

/** Manifests one group, to whose requests the server responds in turn. */
async function manifestOne(...responses: (() => FakeResponse)[]) {
  const seen = fakeServer({
    ...shellResponses,
    'GET manifest/open': { body: openManifestPage([coastal]) },
    'GET consignment/previous-booking': { body: 0 },
    'POST consignment/list': { body: listPage([]) },
    'POST manifest': () => responses.shift()!(),
  });
  renderPart(<ManifestAllDialog onClose={jest.fn()} />, {
    session: { ...sessionOf(operator), clientSettings: [clientSettings()] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Manifest 1 group' }));
  return () => keysOf(seen, 'manifest');
}

const manifested = () => ({ body: { id: 9, manifestNumber: 'MAN-9', leftOut: [] } });

describe('a group whose response is lost', () => {
  it('is requested again with its key, and shows its manifest', async () => {
    const keys = await manifestOne(lostResponse, manifested);

    expect(await screen.findByText('Manifested as MAN-9')).toBeVisible();
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  it('is not reported as still open, and keeps its key when it is started again', async () => {
    const keys = await manifestOne(lostResponse, lostResponse, manifested);

    expect(await screen.findByText(/^No response, so it may have been manifested/)).toBeVisible();
    expect(screen.queryByText(/still in Open/)).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Review the other group' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Manifest 1 group' }));

    expect(await screen.findByText('Manifested as MAN-9')).toBeVisible();
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
  });
});

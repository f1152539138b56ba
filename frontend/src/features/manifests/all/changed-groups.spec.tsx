import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { OpenManifestListItem } from '@contracts/views/manifest.view';

import { fakeDate } from '../../../../test/fake-date';
import { fakeServer, type FakeEndpoint } from '../../../../test/fake-server';
import { listed, listPage, operator, shellResponses } from '../../../../test/freight';
import { noBrowserLayout } from '../../../../test/layout';
import { openManifest, openManifestPage } from '../../../../test/manifests';
import { clientSettings, sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { manifestsApi } from '../manifests.api';
import { ManifestAllDialog } from './ManifestAllDialog';

noBrowserLayout();

const TODAY = '2030-01-08';

/** Callbacks of the clock of the review, which ticks every 20 s. */
const ticks: (() => void)[] = [];

beforeEach(() => {
  fakeDate(`${TODAY}T01:00:00Z`);
  const setRealInterval = globalThis.setInterval;
  jest.spyOn(globalThis, 'setInterval').mockImplementation((run: () => void, ms?: number) => {
    if (ms === 20_000) ticks.push(run);
    return setRealInterval(run, ms);
  });
});
afterEach(() => {
  ticks.length = 0;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const group = (id: number, carrierName: string, consignmentIds: readonly number[], day = TODAY) =>
  ({
    ...openManifest(
      id,
      consignmentIds.map((each) =>
        listed(each, { dispatchDate: TODAY }, { earliestDispatchDate: day }),
      ),
    ),
    carrierName,
    dispatchDate: TODAY,
  }) satisfies OpenManifestListItem;

const coastal = group(1, 'Coastal', [501, 502]);
const northline = group(2, 'Northline', [503]);

function review(groups: OpenManifestListItem[], manifest?: FakeEndpoint) {
  const server = { groups, isAway: false };
  const seen = fakeServer({
    ...shellResponses,
    'GET manifest/open': () =>
      server.isAway
        ? { status: 503, body: { statusCode: 503, message: 'Away' } }
        : { body: openManifestPage(server.groups) },
    'GET consignment/previous-booking': { body: 0 },
    'POST consignment/list': { body: listPage([]) },
    'POST manifest': manifest ?? { body: { id: 9, manifestNumber: 'MAN-9', leftOut: [] } },
  });
  const store = renderPart(<ManifestAllDialog onClose={() => undefined} />, {
    session: { ...sessionOf(operator), clientSettings: [clientSettings()] },
  });
  return {
    server,
    sent: () => seen.filter(({ method, path }) => method === 'POST' && path === 'manifest'),
    /** Others have changed the groups, and the screen is notified. */
    change: (next: OpenManifestListItem[]) => {
      server.groups = next;
      act(() => {
        store.dispatch(manifestsApi.util.invalidateTags(['OpenManifest']));
      });
    },
  };
}

const rowOf = (carrier: string) => screen.findByRole('row', { name: new RegExp(carrier) });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('H41 groups that change while they are reviewed', () => {
  it('are shown before they can be manifested', async () => {
    const { change, sent } = review([coastal, northline]);
    await screen.findByRole('button', { name: 'Manifest 2 groups' });
    change([coastal, group(2, 'Northline', [503, 504])]);
    await press('Check again: 1 changed');

    const row = await rowOf('Northline');
    expect(within(row).getByRole('checkbox')).toHaveFocus();
    expect(row).toHaveTextContent('Northline changed');
    expect(await rowOf('Coastal')).not.toHaveTextContent('changed');
    expect(sent()).toHaveLength(0);

    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1001);
    await press('Manifest 2 groups');
    await waitFor(() => {
      expect(sent()).toHaveLength(2);
    });
  });

  it('are not manifested by a double click that checks them', async () => {
    const { change, sent } = review([coastal, northline]);
    await screen.findByRole('button', { name: 'Manifest 2 groups' });
    change([coastal, group(2, 'Northline', [503, 504])]);
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Check again: 1 changed' }));

    expect(await screen.findByRole('button', { name: 'Manifest 2 groups' })).toBeEnabled();
    expect(sent()).toHaveLength(0);
  });

  it('include a group that another user has added, and one with changed content', async () => {
    const { change } = review([coastal]);
    await screen.findByRole('button', { name: 'Manifest 1 group' });
    const amended = coastal.consignments.map((consignment) => ({
      ...consignment,
      revision: consignment.revision + 1,
    }));
    change([{ ...coastal, consignments: amended }, northline]);

    expect(await screen.findByRole('button', { name: 'Check again: 2 changed' })).toBeEnabled();
  });

  it('do not matter if they are not selected', async () => {
    const { change } = review([coastal, northline]);
    await userEvent.click(within(await rowOf('Northline')).getByRole('checkbox'));
    change([coastal, group(2, 'Northline', [503, 504])]);

    await waitFor(async () => {
      expect(await rowOf('Northline')).toHaveTextContent('2 consignments');
    });
    expect(screen.getByRole('button', { name: 'Manifest 1 group' })).toBeEnabled();
  });

  it('move to the next pickup when their cut-off passes', async () => {
    const cutOff = { carrierCutOffDateTime: `${TODAY}T01:10:00.000Z` };
    const { server } = review([{ ...coastal, ...cutOff }, northline]);
    expect(await rowOf('Coastal')).toHaveTextContent('as dispatched');
    server.groups = [{ ...group(1, 'Coastal', [501, 502], '2030-01-09'), ...cutOff }, northline];
    jest.setSystemTime(new Date(`${TODAY}T01:10:20Z`));
    act(() => {
      for (const tick of ticks) tick();
    });

    expect(await screen.findByRole('button', { name: 'Check again: 1 changed' })).toBeEnabled();
    expect(await rowOf('Coastal')).toHaveTextContent('rolled over from Tue 8/01');
  });
});

describe('H41 the end of a run', () => {
  it('offers to review the groups that were not manifested, as they are then', async () => {
    const { server, sent } = review([coastal, northline], ({ body }) =>
      JSON.stringify(body).includes('503')
        ? { status: 409, body: { statusCode: 409, message: 'Consignment was deleted' } }
        : { body: { id: 9, manifestNumber: 'MAN-9', leftOut: [] } },
    );
    await press('Manifest 2 groups');
    expect(await screen.findByText('Manifested 1 of 2')).toBeVisible();
    server.groups = [group(2, 'Northline', [504])];
    await press('Review the other group');

    expect(await rowOf('Northline')).not.toHaveTextContent('changed');
    expect(screen.queryByRole('row', { name: /Coastal/ })).not.toBeInTheDocument();
    await press('Manifest 1 group');
    await waitFor(() => {
      expect(sent().at(-1)?.body).toMatchObject({ consignmentIds: [504] });
    });
  });

  it('keeps the results if the remaining groups cannot be loaded', async () => {
    const { server } = review([coastal, northline], ({ body }) => {
      server.isAway = true;
      return JSON.stringify(body).includes('503')
        ? { status: 409, body: { statusCode: 409, message: 'Consignment was deleted' } }
        : { body: { id: 9, manifestNumber: 'MAN-9', leftOut: [] } };
    });
    await press('Manifest 2 groups');
    await screen.findByText('Manifested 1 of 2');
    await press('Review the other group');

    expect(await screen.findByRole('alert')).toHaveTextContent('Away');
    expect(screen.getByText('Manifested 1 of 2')).toBeVisible();
    server.isAway = false;
    await press('Review the other group');
    expect(await rowOf('Northline')).toBeVisible();
  });

  it('links to the manifests, and offers no review if none is left', async () => {
    review([coastal]);
    await press('Manifest 1 group');

    const link = await screen.findByRole('link', { name: 'Open MAN-9' });
    expect(link.getAttribute('href')).toMatch(/^\/manifest\/list\?tab=MANIFESTED&.*q=MAN-9$/);
    expect(screen.queryByRole('button', { name: /^Review/ })).not.toBeInTheDocument();
  });
});

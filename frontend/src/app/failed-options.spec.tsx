import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

import type { PermissionName } from '@contracts/permissions/permissions';

import { fakeServer, serverError, type FakeResponse } from '../../test/fake-server';
import { noBrowserLayout } from '../../test/layout';
import { sessionOf } from '../../test/people';
import { renderPart } from '../../test/render-app';
import { CarrierZonesPage } from '../features/carrier-zones/CarrierZonesPage';
import { ClientReportDialog } from '../features/reporting/ClientReportDialog';
import { TransitTimesPage } from '../features/transit-times/TransitTimesPage';

noBrowserLayout();

interface Options {
  readonly part: ReactNode;
  readonly at?: string;
  readonly permission: PermissionName;
  readonly request: string;
  readonly body: unknown;
  readonly option: string;
}

const carriers = [{ id: 1, name: 'southern_star', displayName: 'Southern Star', serviceTypes: [] }];

const selects: readonly (readonly [name: string, options: Options])[] = [
  [
    'service groups',
    {
      part: <TransitTimesPage />,
      at: '/transit-time',
      permission: 'UPDATE_TRANSIT_TIME',
      request: 'GET transit-time/service-group',
      body: [{ id: 1, group: 'Road Express' }],
      option: 'Road Express',
    },
  ],
  [
    'carriers with zones',
    {
      part: <CarrierZonesPage />,
      at: '/carrier-zone?tab=CARRIER',
      permission: 'UPDATE_CARRIER_ZONE_SYSTEM',
      request: 'GET carrier/-1',
      body: { carriers },
      option: 'Southern Star',
    },
  ],
  [
    'carriers of a report',
    {
      part: <ClientReportDialog onClose={() => undefined} />,
      permission: 'CUSTOMER_REPORTING',
      request: 'GET carrier/list',
      body: { carriers, serviceTypes: [] },
      option: 'Southern Star',
    },
  ],
];

describe('options of a select that could not be loaded', () => {
  it.each(selects)('are loaded again: %s', async (_name, options) => {
    const { part, at = '/', permission, request, body, option } = options;
    let response: FakeResponse = serverError;
    fakeServer({ [request]: () => response });
    renderPart(part, { at, session: sessionOf([permission]) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    response = { body };
    await userEvent.click(retry);

    expect(await screen.findByRole('option', { name: option })).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    });
  });
});

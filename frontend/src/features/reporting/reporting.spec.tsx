import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { PermissionName } from '@contracts/permissions/permissions';

import { fakeServer, heldResponse, type FakeEndpoint } from '../../../test/fake-server';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { toolsByLink } from '../../app/dialogs';
import { ClientReportDialog } from './ClientReportDialog';
import { FinancialReportDialog } from './FinancialReportDialog';
import { selectOption } from '../../../test/select-option';

const clients = [
  { id: 1, name: 'Harbour', parentId: null, customerId: 1 },
  { id: 2, name: 'Pine', parentId: null, customerId: 1 },
];
const carriers = [{ id: 4, displayName: 'Southern Star', serviceTypes: [] }];

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:report';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Types a day into a date field. */
async function fill(label: string, day: string) {
  await userEvent.click(screen.getByRole('group', { name: label }));
  await userEvent.keyboard(day);
}

async function fillDays() {
  await fill('From date', '01032026');
  await fill('To date', '05032026');
}

interface Opened {
  readonly result?: FakeEndpoint;
  readonly isFinancial?: boolean;
  readonly several?: boolean;
}

function open({ result = { body: 'a,b' }, isFinancial = false, several = false }: Opened = {}) {
  const onClose = jest.fn();
  const seen = fakeServer({
    'GET reporting/client': result,
    'GET reporting/client/financial': result,
    'GET carrier/list': { body: { carriers, serviceTypes: [] } },
    'GET user/client/list': { body: clients },
  });
  const permissions: PermissionName[] = ['CUSTOMER_REPORTING', 'ACCOUNT_MANAGER_CONTENT'];
  const session = sessionOf([...permissions, ...(several ? (['READ_CLIENT'] as const) : [])]);
  const Dialog = isFinancial ? FinancialReportDialog : ClientReportDialog;
  renderPart(<Dialog onClose={onClose} />, { session });
  const paramsSent = () =>
    seen
      .filter(({ path }) => path.startsWith('reporting/'))
      .map(({ path, params }) => ({ path, ...Object.fromEntries(params) }));
  return { paramsSent, onClose, seen };
}

describe('reporting', () => {
  it('REPORT-01 REPORT-02 requires one of its permissions', () => {
    expect(toolsByLink.get('?dialog=client-reporting')?.anyOf).toEqual([
      'CUSTOMER_REPORTING',
      'ACCOUNT_MANAGER_CONTENT',
      'CLIENT_REPORTING',
    ]);
    expect(toolsByLink.get('?dialog=financial-reporting')?.anyOf).toEqual([
      'ACCOUNT_MANAGER_CONTENT',
    ]);
  });

  it('REPORT-03 requires both days', async () => {
    const { paramsSent } = open();
    await press('Download');
    expect(screen.getByText('Please fill both date fields')).toBeVisible();

    await fill('From date', '01032026');
    expect(screen.getByText('Please fill both date fields')).toBeVisible();
    expect(paramsSent()).toEqual([]);
  });

  it('REPORT-04 requires the days in order', async () => {
    const { paramsSent } = open();
    await fill('From date', '05032026');
    await fill('To date', '01032026');
    await press('Download');

    expect(screen.getByText('The to date cannot be before the from date')).toBeVisible();
    expect(paramsSent()).toEqual([]);
  });

  it("REPORT-05 REPORT-07 REPORT-08 REPORT-13 covers the user's own client, up to the end of the last day", async () => {
    const { paramsSent, onClose, seen } = open();
    await selectOption(screen.getByLabelText('Carrier'), 'Southern Star');
    await fillDays();
    await userEvent.click(screen.getByRole('radio', { name: 'CSV' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show item details' }));
    await press('Download');

    await waitFor(() => {
      expect(onClose).toHaveBeenCalled();
    });
    expect(paramsSent()).toEqual([
      {
        path: 'reporting/client',
        clientId: '1',
        carrierId: '4',
        permission: 'READ_CARRIER',
        fromDate: '2026-03-01',
        toDate: '2026-03-05T23:59:59.999',
        fileFormat: 'csv',
        showItemDetails: 'true',
      },
    ]);
    expect(saved).toEqual(['client-report-2026-03-01-to-2026-03-05.csv']);
    const list = seen.find(({ path }) => path === 'carrier/list');
    expect(list?.params.get('permission')).toBe('READ_CARRIER');
  });

  it('REPORT-06 requires a carrier, a client or both', async () => {
    const { paramsSent } = open({ several: true });
    await screen.findByRole('option', { name: 'Pine' });
    await fillDays();
    await press('Download');
    expect(screen.getByText('Please select a carrier, a client or both')).toBeVisible();
    expect(paramsSent()).toEqual([]);

    await selectOption(screen.getByLabelText('Client'), 'Pine');
    await press('Download');
    await waitFor(() => {
      expect(paramsSent()).toMatchObject([{ clientId: '2', showItemDetails: 'false' }]);
    });
  });

  it('REPORT-10 covers all clients in the cost report unless one is selected', async () => {
    const { paramsSent } = open({ isFinancial: true, several: true });
    await screen.findByRole('option', { name: 'Pine' });
    await fillDays();
    await press('Download');

    await waitFor(() => {
      expect(saved).toEqual(['financial-report-2026-03-01-to-2026-03-05.xlsx']);
    });
    expect(paramsSent()).toEqual([
      {
        path: 'reporting/client/financial',
        permission: 'READ_CONSIGNMENT',
        fromDate: '2026-03-01',
        toDate: '2026-03-05T23:59:59.999',
        fileFormat: 'xlsx',
      },
    ]);
  });

  it.each([
    ['REPORT-11', { status: 204 }, 'No consignments found for the selected date range'],
    ['REPORT-12', { status: 500, body: { message: 'x' } }, 'Error generating report'],
  ])('%s stays open and says so when there is no file', async (_id, result, message) => {
    const { onClose } = open({ result });
    await fillDays();
    await press('Download');

    expect(await screen.findByText(message)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    expect(saved).toEqual([]);
  });

  it('saves the file of a late response without closing a dialog opened in the meantime', async () => {
    const held = heldResponse();
    const { onClose } = open({ result: held.endpoint });
    await fillDays();
    await press('Download');
    cleanup();
    held.send({ body: 'a,b' });

    await waitFor(() => {
      expect(saved).toEqual(['client-report-2026-03-01-to-2026-03-05.xlsx']);
    });
    expect(onClose).not.toHaveBeenCalled();
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';
import { FIRST_TEST_CLIENT_ID } from '@contracts/rules/test-environment';
import type { ImportDetailView } from '@contracts/views/import.view';
import type { TokenClaims } from '@contracts/views/session.view';

import { fakeServer, heldResponse, type FakeResponse } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { currentUrl, renderPart } from '../../../test/render-app';
import { ImportsPage } from './ImportsPage';
import { NoImports } from './NoImports';
import { somePlan } from './testing/some-plan';

noBrowserLayout();

const sample: ImportDetailView = { ...somePlan, fileName: 'sample-orders.xlsx', isSample: true };

interface Opening {
  readonly at?: string;
  readonly plan?: Partial<ImportDetailView>;
  readonly claims?: Partial<TokenClaims>;
  readonly permissions?: readonly PermissionName[];
  readonly imports?: readonly ImportDetailView[];
  readonly responses?: Record<string, FakeResponse>;
}

function open(opening: Opening = {}) {
  const { at = '', plan = {}, imports = [], responses = {}, claims = { clientId: 7 } } = opening;
  const held = opening.permissions ?? ['READ_IMPORT', 'CREATE_IMPORT', 'CREATE_CONSIGNMENT'];
  const seen = fakeServer({
    'GET import': { body: { imports, totalCount: imports.length, totalPageCount: 1 } },
    'GET import/5': { body: { ...sample, ...plan } },
    'GET import/5/group': { body: { groups: [], nextCursor: null } },
    'POST import/sample': { status: 202, body: { importId: 5, state: 'RECEIVED' } },
    'GET import/sample': { body: 'workbook' },
    'POST import/5/discard': { body: { importId: 5, state: 'CANCELLED' } },
    ...responses,
  });
  renderPart(
    <>
      <ImportsPage />
      <Toaster />
    </>,
    { at: `/import${at}`, session: sessionOf(held, claims) },
  );
  return seen;
}

const sent = (seen: ReturnType<typeof open>) =>
  seen.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }));

function TwoClients({ onStarted }: { readonly onStarted: (importId: number) => void }) {
  const [clientId, setClientId] = useState(7);
  return (
    <>
      <button
        onClick={() => {
          setClientId(8);
        }}
      >
        Other client
      </button>
      <NoImports canImport clientId={clientId} onStarted={onStarted} />
    </>
  );
}

const start = { name: 'Try it with a sample file' };
const download = { name: 'Download the sample file' };

describe('the sample offered in an empty list of imports', () => {
  it('is planned for the selected client', async () => {
    const seen = open();
    await userEvent.click(await screen.findByRole('button', start));

    await waitFor(() => {
      expect(currentUrl()).toBe('/import?id=5');
    });
    expect(sent(seen)).toEqual([{ path: 'import/sample', body: { clientId: 7 } }]);
  });

  it('does not open its plan if another client was selected before the response', async () => {
    let respond: (response: FakeResponse) => void = () => undefined;
    const late = new Promise<FakeResponse>((resolve) => {
      respond = resolve;
    });
    const other = { status: 409, body: { code: 'x', message: 'Not for this client' } };
    let isFirst = true;
    const seen = fakeServer({
      'POST import/sample': () => {
        const response = isFirst ? late : other;
        isFirst = false;
        return response;
      },
    });
    const onStarted = jest.fn();
    renderPart(<TwoClients onStarted={onStarted} />, { session: sessionOf([]) });
    await userEvent.click(screen.getByRole('button', start));
    expect(sent(seen)).toEqual([{ path: 'import/sample', body: { clientId: 7 } }]);
    await userEvent.click(screen.getByRole('button', { name: 'Other client' }));

    respond({ status: 202, body: { importId: 5, state: 'RECEIVED' } });
    await late;
    await userEvent.click(screen.getByRole('button', start));

    expect(await screen.findByText('Not for this client')).toBeVisible();
    expect(onStarted).not.toHaveBeenCalled();
  });

  it('can be downloaded instead', async () => {
    const createObjectURL = jest.fn(() => 'blob:sample');
    Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const seen = open();
    await userEvent.click(await screen.findByRole('button', download));

    await waitFor(() => {
      expect(click).toHaveBeenCalled();
    });
    expect(click.mock.contexts[0]).toHaveProperty('download', 'sample-orders.xlsx');
    const request = seen.find(({ path }) => path === 'import/sample');
    expect(request?.params.get('clientId')).toBe('7');
    click.mockRestore();
  });

  it('shows why it cannot be planned, and can then be started again', async () => {
    const message = "The sample can't be priced yet: No services available";
    open({
      responses: {
        'POST import/sample': { status: 409, body: { code: 'import.sample_not_priced', message } },
      },
    });
    await userEvent.click(await screen.findByRole('button', start));

    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', start)).toBeEnabled();
    expect(screen.getByRole('button', download)).toBeEnabled();
  });

  it.each<[string, Opening]>([
    ['while no client is selected', { claims: { clientId: null, clientIds: [] } }],
    ['to those who may only read', { permissions: ['READ_IMPORT'] }],
    ['to those who may not create consignments', { permissions: ['READ_IMPORT', 'CREATE_IMPORT'] }],
  ])('is not offered %s', async (_, opening) => {
    open(opening);
    await screen.findByText('No imports yet');

    expect(screen.queryByRole('button', start)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', download)).not.toBeInTheDocument();
  });

  it.each([
    ['promises that nothing is created from it', 7, 1],
    ['does not promise that in a test environment', FIRST_TEST_CLIENT_ID, 0],
  ])('%s', (_, clientId, count) => {
    renderPart(<NoImports canImport clientId={clientId} onStarted={jest.fn()} />);

    expect(screen.queryAllByText('Nothing can be created from the sample.')).toHaveLength(count);
    expect(screen.getByRole('button', start)).toBeVisible();
  });

  it('is not offered if there are other imports', async () => {
    open({ imports: [somePlan] });
    await screen.findByText('orders.csv');

    expect(screen.queryByRole('button', start)).not.toBeInTheDocument();
  });
});

describe('the plan of a sample', () => {
  it("cannot be committed, and leads to importing the user's own file", async () => {
    const seen = open({ at: '?id=5' });
    expect(await screen.findByText('This is a sample.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create 1' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click(screen.getByRole('button', { name: 'Import your own file' }));

    await waitFor(() => {
      expect(currentUrl()).toBe('/import');
    });
    expect(sent(seen)).toEqual([]);
  });

  it('is closed without confirmation, which leads back to the list', async () => {
    const seen = open({ at: '?id=5' });
    await userEvent.click(await screen.findByRole('button', { name: 'Close sample' }));

    await waitFor(() => {
      expect(currentUrl()).toBe('/import');
    });
    expect(sent(seen)).toEqual([{ path: 'import/5/discard', body: '' }]);
  });

  it('leaves an import open that was opened before a late response to closing it', async () => {
    const closing = heldResponse();
    const groups = { body: { groups: [], nextCursor: null } };
    fakeServer({
      'GET import/5': { body: sample },
      'GET import/5/group': groups,
      'GET import/6': { body: { ...somePlan, id: 6, fileName: 'orders.xlsx' } },
      'GET import/6/group': groups,
      'POST import/5/discard': closing.endpoint,
    });
    renderPart(
      <>
        <ImportsPage />
        <Link to="/import?id=6">The other import</Link>
      </>,
      { at: '/import?id=5', session: sessionOf(['READ_IMPORT', 'CREATE_IMPORT']) },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Close sample' }));
    await userEvent.click(screen.getByText('The other import'));
    expect(await screen.findByText('orders.xlsx')).toBeVisible();
    await act(async () => {
      closing.send({ body: { importId: 5, state: 'CANCELLED' } });
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    });

    expect(currentUrl()).toBe('/import?id=6');
  });

  it('is labelled a sample in the list, not ready to commit', async () => {
    open({ imports: [sample] });
    await screen.findByText('sample-orders.xlsx');

    expect(screen.getByText('Sample')).toBeVisible();
    expect(screen.queryByText('Ready to commit')).not.toBeInTheDocument();
  });

  it('can be committed in a test environment, like any other', async () => {
    open({ at: '?id=5', plan: { isSample: false } });

    expect(await screen.findByRole('button', { name: 'Create 1' })).toBeEnabled();
    expect(screen.queryByText('This is a sample.')).not.toBeInTheDocument();
  });
});

import { fireEvent, screen } from '@testing-library/react';

import { fakeServer } from '../../../test/fake-server';
import { sessionOf } from '../../../test/people';
import { renderApp, renderPart } from '../../../test/render-app';
import { PaperworkPage } from './PaperworkPage';

beforeAll(() => {
  URL.createObjectURL = () => 'blob:paper';
  URL.revokeObjectURL = () => undefined;
});

const LABEL = '/api/v1/paperwork/label/con_id/71';
const FAILED = 'An error has occurred. Please contact the Administrator';

function open(request: string, results: Parameters<typeof fakeServer>[0] = {}) {
  const seen = fakeServer(results);
  const session = sessionOf(['PAPERWORK']);
  const at = `/paperwork?paperworkRequest=${encodeURIComponent(request)}`;
  renderPart(<PaperworkPage />, { at, session });
  return { seen, session };
}

describe('paperwork viewer', () => {
  it('PAPER-01 PAPER-02 PAPER-03 loads the PDF in the URL and embeds it', async () => {
    const { seen, session } = open(LABEL, {
      'GET paperwork/label/con_id/71': { body: '%PDF-1.7' },
    });
    expect(screen.getByRole('progressbar', { name: 'Loading paperwork' })).toBeVisible();

    expect(await screen.findByTitle('Paperwork')).toHaveAttribute('src', 'blob:paper');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(seen).toHaveLength(1);
    expect(seen[0]?.headers.get('authorization')).toBe(`Bearer ${session.token}`);
  });

  it('PAPER-04 shows an error with the reason', async () => {
    const body = { statusCode: 409, message: 'Labels are not available yet' };
    open(LABEL, { 'GET paperwork/label/con_id/71': { status: 409, body } });

    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
    expect(screen.getByRole('alert')).toHaveTextContent('Labels are not available yet');
  });

  it('fetches the PDF again on retry', async () => {
    const responses = [{ status: 503 }, { body: '%PDF-1.7' }];
    open(LABEL, { 'GET paperwork/label/con_id/71': () => responses.shift() ?? { status: 404 } });

    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByTitle('Paperwork')).toHaveAttribute('src', 'blob:paper');
  });

  it('AUTH-45 asks for login once the session has expired', async () => {
    fakeServer({ 'GET paperwork/label/con_id/71': { status: 401 } });
    const at = `/paperwork?paperworkRequest=${encodeURIComponent(LABEL)}`;
    renderApp({ at, session: sessionOf(['PAPERWORK']) });

    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Token Expired');
  });

  it('PAPER-04 says when there is nothing to print', async () => {
    open(LABEL, { 'GET paperwork/label/con_id/71': { status: 204 } });

    expect(await screen.findByRole('alert')).toHaveTextContent('There is nothing to print');
  });

  it.each([
    'https://evil.example/api/v1/paperwork/label/con_id/71',
    '//evil.example/api/v1/paperwork/label/con_id/71',
    '/api/v1/paperwork/../user/list',
    '/api/v1/paperwork/%2e%2e/user/list',
    '/api/v1/print/label/con_id/71',
    '/api/v1/consignment/71',
    '',
  ])('PAPER-06 fetches nothing that is not our own paperwork: %j', async (request) => {
    const { seen } = open(request);

    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
    expect(seen).toEqual([]);
  });
});

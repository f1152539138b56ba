import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request';

import { fakeServer, type FakeResponse } from '../../../../test/fake-server';
import { operator } from '../../../../test/freight';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { useSubmit } from './useSubmit';

function SubmitButton({ clientId }: { readonly clientId: number }) {
  const { send, isBusy } = useSubmit(clientId);
  const request = { clientId } as SaveConsignmentRequest;
  return (
    <button type="button" disabled={isBusy} onClick={() => void send(request)}>
      {`Submit for ${clientId}`}
    </button>
  );
}

describe('a submission without a response', () => {
  it('keeps its key while a consignment of another client is created', async () => {
    let response: FakeResponse = { status: 502, body: 'Bad gateway' };
    const seen = fakeServer({ 'POST consignment': () => response });
    renderPart(
      <>
        <SubmitButton clientId={1} />
        <SubmitButton clientId={2} />
      </>,
      { session: sessionOf(operator) },
    );
    const submit = async (clientId: number, sent: number) => {
      await userEvent.click(screen.getByText(`Submit for ${clientId}`));
      await waitFor(() => {
        expect(seen).toHaveLength(sent);
        expect(screen.getByText(`Submit for ${clientId}`)).toBeEnabled();
      });
    };
    await submit(1, 1);
    response = { body: { id: 900, clientId: 2, connoteNumber: 'SCF900', manifestId: null } };
    await submit(2, 2);
    await submit(1, 3);

    const keys = seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
  });
});

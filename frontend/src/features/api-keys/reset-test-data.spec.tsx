import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster, toast } from 'sonner';

import { appTestKeyTexts as texts } from '@contracts/texts/app/test-keys';

import { fakeServer, heldResponse } from '../../../test/fake-server';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { clientChosen } from '../../shared/session/session.slice';
import { TestDataActions } from './TestDataActions';

afterEach(() => {
  toast.dismiss();
});

const OLD = 1_000_000_001;
const NEW = 1_000_000_002;
const kookaburra = { id: 4, name: 'Kookaburra Paints', parentId: null, customerId: 9, testId: OLD };
const lorikeet = { id: 5, name: 'Lorikeet Lighting', parentId: null, customerId: 9, testId: null };

/** Test data that is selected, and being reset. */
async function reset() {
  const resetting = heldResponse();
  fakeServer({
    'GET user/client/list': { body: [kookaburra, lorikeet] },
    'POST test-environment/reset': resetting.endpoint,
  });
  const store = renderPart(
    <>
      <TestDataActions clientId={kookaburra.id} canReset />
      <Toaster />
    </>,
    { session: { ...sessionOf(['READ_CLIENT'], { clientIds: [4, 5] }), client: OLD } },
  );
  await userEvent.click(await screen.findByRole('button', { name: texts.reset }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: texts.reset }));
  return { store, resetting };
}

describe('test data that is reset', () => {
  it('is selected again', async () => {
    const { store, resetting } = await reset();
    resetting.send({ body: { clientId: NEW } });

    expect(await screen.findByText(texts.resetDone)).toBeInTheDocument();
    expect(store.getState().session.client).toBe(NEW);
  });

  it('does not replace the client that was selected in the meantime', async () => {
    const { store, resetting } = await reset();
    act(() => {
      store.dispatch(clientChosen(lorikeet.id));
    });
    resetting.send({ body: { clientId: NEW } });

    expect(await screen.findByText(texts.resetDone)).toBeInTheDocument();
    expect(store.getState().session.client).toBe(lorikeet.id);
  });
});

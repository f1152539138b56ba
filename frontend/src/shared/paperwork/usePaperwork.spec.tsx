import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';

import { appTexts } from '@contracts/texts/app/common';

import { fakeServer, heldResponse } from '../../../test/fake-server';
import { clientSettings, sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { useOpenPaperwork, usePaperwork } from './usePaperwork';

function LabelsButton({ ids }: { readonly ids: readonly number[] }) {
  const open = useOpenPaperwork();
  const mark = { clientId: 1, consignmentIds: ids, paperworkType: 'LABEL' } as const;
  return (
    <button
      onClick={() => {
        open('/api/v1/paperwork/label/open_man_id/7', mark);
      }}
    >
      Labels
    </button>
  );
}

it('PAPER-19 marks the labels of more consignments than one request takes, each once', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const seen = fakeServer({ 'PUT consignment/paperwork': { status: 204 } });
  const ids = Array.from({ length: 1_001 }, (_, index) => index + 1);
  renderPart(<LabelsButton ids={ids} />, { session: sessionOf(['UPDATE_CONSIGNMENT']) });
  await userEvent.click(screen.getByRole('button', { name: 'Labels' }));

  const marks = () => seen.filter(({ path }) => path === 'consignment/paperwork');
  await waitFor(() => {
    expect(marks()).toHaveLength(3);
  });
  const marked = marks().map(({ params }) => params.get('consignmentIds')?.split(',').map(Number));
  expect(marked.map((part) => part?.length)).toEqual([500, 500, 1]);
  expect(marked.flat()).toEqual(ids);
});

function PrintButton() {
  const print = usePaperwork();
  const mark = { clientId: 1, consignmentIds: [7], paperworkType: 'LABEL' } as const;
  return (
    <button
      onClick={() => {
        print('/api/v1/paperwork/label/con_id/7', mark);
      }}
    >
      Print
    </button>
  );
}

it('prints one copy on a double click, and another one after it', async () => {
  const printing = heldResponse();
  const seen = fakeServer({ 'GET print/label/con_id/7': printing.endpoint });
  const session = sessionOf(['PAPERWORK']);
  renderPart(
    <>
      <PrintButton />
      <Toaster />
    </>,
    { session: { ...session, clientSettings: [clientSettings({ printNodeApi: true })] } },
  );
  const printed = () => seen.filter(({ path }) => path === 'print/label/con_id/7');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => {
    expect(printed()).not.toHaveLength(0);
  });
  printing.send({ status: 204 });
  await screen.findByText(appTexts.sentToPrinter);
  expect(printed()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));

  await waitFor(() => {
    expect(printed()).toHaveLength(2);
  });
});

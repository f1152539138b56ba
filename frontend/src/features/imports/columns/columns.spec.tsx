import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ImportColumnsView } from '@contracts/views/import-columns.view';

import { fakeServer } from '../../../../test/fake-server';
import { noBrowserLayout } from '../../../../test/layout';
import { sessionOf } from '../../../../test/people';
import { currentUrl, renderPart } from '../../../../test/render-app';
import { ImportsPage } from '../ImportsPage';
import {
  constantTargets,
  missingTargets,
  toChoices,
  toMapping,
  withConstant,
  withTarget,
} from './column-choices';
import { columnsOf } from './testing/some-columns';
import { selectOption } from '../../../../test/select-option';

noBrowserLayout();

function open(columns: ImportColumnsView) {
  const seen = fakeServer({
    'GET import': { body: { imports: [], totalCount: 0, totalPageCount: 0 } },
    'POST import/columns': { body: columns },
    'POST import': { status: 202, body: { importId: 5, state: 'RECEIVED' } },
  });
  const held = ['READ_IMPORT', 'CREATE_IMPORT', 'CREATE_CONSIGNMENT'] as const;
  renderPart(<ImportsPage />, { at: '/import', session: sessionOf(held, { clientId: 7 }) });
  return seen;
}

async function choose() {
  const input = await screen.findByLabelText('File to import');
  await userEvent.upload(input, new File(['x'], 'erp.csv', { type: 'text/csv' }));
}

const send = () => screen.findByRole('button', { name: 'Check this file' });

describe('columns of a file', () => {
  it('need no input if they are recognised', async () => {
    open(columnsOf(['Reference', 'Receiver Company', 'Quantity', 'Warehouse']));
    await choose();

    expect(await screen.findByText('3 of 4 columns recognised.')).toBeVisible();
    expect(await send()).toBeEnabled();
    expect(screen.queryByLabelText("Map 'Warehouse' to")).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Change columns' }));
    expect(screen.getByLabelText("Map 'Warehouse' to")).toHaveValue('');
  });

  it('are mapped next to sample values, and the file is sent once all required ones are mapped', async () => {
    const seen = open(columnsOf(['Note', 'Receiver Company', 'Kg']));
    await choose();
    expect(await screen.findByText('Still needed: Reference, Quantity')).toBeVisible();
    expect(screen.getByText('Note 1, Note 2')).toBeVisible();
    expect(await send()).toBeDisabled();

    await selectOption(screen.getByLabelText("Map 'Note' to"), 'Reference');
    await selectOption(screen.getByLabelText("Map 'Kg' to"), 'Weight (kg)');
    await selectOption(screen.getByLabelText("Unit of 'Kg'"), 'g');
    await userEvent.type(screen.getByLabelText(/^Quantity/), '1');
    await userEvent.type(screen.getByLabelText(/^Save this mapping as/), 'Paint ERP');
    await userEvent.click(await send());

    await waitFor(() => {
      expect(currentUrl()).toBe('/import?id=5');
    });
    const sent = seen.find(({ method, path }) => method === 'POST' && path === 'import');
    expect(sent?.body).toContain('Paint ERP');
    expect(sent?.body).toContain('{"source":"Note","target":"Reference","unit":null}');
    expect(sent?.body).toContain('{"source":"Kg","target":"Weight (kg)","unit":"g"}');
    expect(sent?.body).toContain('{"target":"Quantity","value":"1"}');
  });

  it('are mapped as saved, without asking', async () => {
    open({ ...columnsOf(['Reference', 'Receiver Company', 'Quantity']), savedAs: 'Paint ERP' });
    await choose();

    expect(await screen.findByText("Columns as saved in 'Paint ERP'.")).toBeVisible();
    expect(await send()).toBeEnabled();
  });

  it('are not mapped for a document, whose fields have names', async () => {
    open({ ...columnsOf([]), missing: [], isDocument: true });
    await choose();

    expect(await screen.findByText(/no columns to map/)).toBeVisible();
    expect(await send()).toBeEnabled();
  });
});

describe('mapping of columns', () => {
  const inspection = columnsOf(['Reference', 'Order', 'Receiver Company']);

  it('has one source for each column of the template', () => {
    const changed = withTarget(toChoices(inspection), 'Order', 'Reference');

    expect(changed.columns.map(({ target }) => target)).toEqual([
      null,
      'Reference',
      'Receiver Company',
    ]);
  });

  it('counts a value for every row as a source, unless it is blank', () => {
    const choices = toChoices(inspection);

    expect(missingTargets(inspection, withConstant(choices, 'Quantity', ' '))).toEqual([
      'Quantity',
    ]);
    expect(missingTargets(inspection, withConstant(choices, 'Quantity', '1'))).toEqual([]);
  });

  it('shows every value that is used for blank rows, including that of a column mapped later', () => {
    const withValues = withConstant(
      withConstant(toChoices(inspection), 'Quantity', '1'),
      'Dispatch Date',
      '2026-11-30',
    );
    const mapped = withTarget(withValues, 'Order', 'Quantity');

    expect(toMapping(inspection, mapped)?.constants.map(({ target }) => target)).toEqual([
      'Quantity',
      'Dispatch Date',
    ]);
    expect(constantTargets(inspection, mapped)).toEqual(
      expect.arrayContaining(['Quantity', 'Dispatch Date']),
    );
    expect(constantTargets(inspection, withConstant(mapped, 'Quantity', ''))).not.toContain(
      'Quantity',
    );
  });

  it('offers values only for columns of the template', () => {
    expect(constantTargets(inspection, toChoices(inspection))).not.toContain('Zone Priority');
  });

  it('is sent if the user changed it, or if it is based on values only', () => {
    const choices = toChoices(inspection);
    const [first, ...others] = inspection.columns;
    const guessed = {
      ...inspection,
      columns: [{ ...first!, foundBy: 'VALUES' as const }, ...others],
    };

    expect(toMapping(inspection, choices)).toBeNull();
    expect(toMapping(guessed, toChoices(guessed))?.columns).toHaveLength(2);
    expect(toMapping(inspection, withConstant(choices, 'Quantity', '1'))?.constants).toEqual([
      { target: 'Quantity', value: '1' },
    ]);
  });
});

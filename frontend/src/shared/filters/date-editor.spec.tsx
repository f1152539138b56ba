import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import type { CriteriaFilter } from '@contracts/requests/list-consignments.request';

import { renderPart } from '../../../test/render-app';
import { DateEditor } from './DateEditor';

function Editing() {
  const [filter, setFilter] = useState<CriteriaFilter>({ key: 'ETA', criteria: 'BETWEEN' });
  return (
    <>
      <DateEditor
        config={{ key: 'ETA', label: 'ETA', type: 'Date' }}
        filter={filter}
        onChange={setFilter}
      />
      <output>{JSON.stringify(filter.dateRange)}</output>
    </>
  );
}

const range = (): unknown => JSON.parse(screen.getByRole('status').textContent);
const select = async (name: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name }));
  await userEvent.click(screen.getByRole('option', { name: option }));
};

describe('date filter', () => {
  it.each([
    ['Last 7 days', 7, 'days'],
    ['Last 30 days', 30, 'days'],
    ['Last 90 days', 90, 'days'],
    ['Last year', 1, 'years'],
  ])('LIST-51 is set at once to %s', async (name, rangeValue, unit) => {
    renderPart(<Editing />);
    await userEvent.click(screen.getByRole('button', { name }));

    expect(range()).toEqual({ type: 'past', range: unit, rangeValue });
  });

  it.each(['0', '1001'])('marks the amount %s, which the server would reject', async (amount) => {
    renderPart(<Editing />);
    const field = screen.getByRole('spinbutton', { name: 'Number' });
    await userEvent.clear(field);
    await userEvent.type(field, amount);
    expect(field).toBeInvalid();

    await userEvent.clear(field);
    await userEvent.type(field, '1000');
    expect(field).toBeValid();
  });

  it('LIST-52 counts days, weeks, months or years, back or ahead', async () => {
    renderPart(<Editing />);
    await select('Range type', 'Next');
    await userEvent.click(screen.getByRole('combobox', { name: 'Unit' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'days',
      'weeks',
      'months',
      'years',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'weeks' }));

    expect(range()).toEqual({ type: 'future', range: 'weeks', rangeValue: 7 });
  });
});

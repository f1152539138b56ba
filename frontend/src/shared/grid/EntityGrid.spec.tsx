import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { styleOf } from '../../../test/layout';
import { renderPart } from '../../../test/render-app';
import type { EntityColumn } from './columns';
import { EntityGrid } from './EntityGrid';
import { things, defaultProps, show, setUpGridSize, type Thing } from './EntityGrid.fixture';

setUpGridSize();

describe('list', () => {
  it('CROSS-05 shows its rows, its name and the current page', async () => {
    show();
    expect(await screen.findByText('Thing 1')).toBeInTheDocument();
    expect(screen.getByRole('grid', { name: 'Things' })).toBeInTheDocument();
    expect(screen.getByText('Page 1 of 1')).toBeInTheDocument();
  });

  it('shows the empty text', async () => {
    show({ rows: [], total: 0 });
    expect(await screen.findByText('No things found.')).toBeInTheDocument();
  });

  it.each([
    ['an old link', 3, 0],
    ['a list that shrank', 20, 1],
  ])('leads to the last existing page from %s', (_from, total, last) => {
    const onQueryChange = jest.fn();
    show({ rows: [], total, query: { page: 9, size: 10, sort: 'name,ASC' }, onQueryChange });

    expect(onQueryChange).toHaveBeenCalledWith({ page: last });
  });

  it('stays on its page while it is loading or the total is unknown', () => {
    const onQueryChange = jest.fn();
    const query = { page: 9, size: 10, sort: 'name,ASC' };
    show({ rows: undefined, total: 0, query, onQueryChange });
    show({ rows: [], total: 10, totalIsAtLeast: true, query, onQueryChange });

    expect(onQueryChange).not.toHaveBeenCalled();
  });

  it('shows an error and retries', async () => {
    const onRetry = jest.fn();
    show({
      rows: undefined,
      error: { message: 'Error while fetching things', isRefetchError: false, onRetry },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Error while fetching things');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalled();
  });

  it('keeps the old rows when a refetch fails', async () => {
    show({
      error: { message: 'Error while fetching things', isRefetchError: true, onRetry: jest.fn() },
    });
    expect(await screen.findByText('Thing 1')).toBeInTheDocument();
    expect(screen.getByText('Error while fetching things')).toBeInTheDocument();
  });

  it('shows no rows of another list when the requested one fails to load', () => {
    show({
      error: { message: 'Error while fetching things', isRefetchError: false, onRetry: jest.fn() },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Error while fetching things');
    expect(screen.queryByText('Thing 1')).not.toBeInTheDocument();
  });

  it('shows neither rows nor the empty text before the first response', () => {
    show({ rows: undefined });
    expect(screen.queryByText('No things found.')).not.toBeInTheDocument();
    expect(screen.getByRole('grid')).toBeInTheDocument();
  });

  it("shows 200 rows on one page, beyond the community grid's own limit", async () => {
    show({ rows: things(200), total: 200, query: { ...defaultProps.query, size: 200 } });
    expect(await screen.findByText('Thing 1')).toBeInTheDocument();
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '201');
  });

  it('leaves as much space after a last column of numbers as before the first column', async () => {
    const price: EntityColumn<Thing> = {
      field: 'price',
      headerName: 'Price',
      type: 'number',
      width: 104,
      renderCell: () => '$12.00',
    };
    show({ columns: [...defaultProps.columns, price], rows: things(1), total: 1 });

    const first = styleOf(await screen.findByRole('gridcell', { name: 'Thing 1' }));
    expect(first.paddingLeft).toBe('20px');
    const last = styleOf(screen.getByRole('gridcell', { name: '$12.00' }));
    expect(last.paddingRight).toBe('20px');
    const heading = styleOf(screen.getByRole('columnheader', { name: 'Price' }));
    expect(heading.paddingRight).toBe('20px');
  });

  it('shows a count that stopped early', () => {
    show({ total: 10_000, totalIsAtLeast: true, query: { ...defaultProps.query, size: 100 } });
    expect(screen.getByText('Page 1 of 100+')).toBeInTheDocument();
  });

  it('requests the next page', async () => {
    const onQueryChange = jest.fn();
    show({ total: 30, onQueryChange });
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onQueryChange).toHaveBeenCalledWith({ page: 1 });
  });

  it('toggles the order when a header is clicked', async () => {
    const onQueryChange = jest.fn();
    show({ onQueryChange });
    await userEvent.click(
      await screen.findByText('Name', { selector: '.MuiDataGrid-columnHeaderTitle' }),
    );
    expect(onQueryChange).toHaveBeenCalledWith({ sort: 'name,DESC' });
  });
});

describe('selection', () => {
  function Selecting({ isSingle = false }) {
    const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
    return (
      <>
        <output>{[...ids].join()}</output>
        <EntityGrid
          {...defaultProps}
          rows={things(5)}
          total={5}
          selection={{ ids, onChange: setIds, isSingle }}
          isSelectable={({ id }) => id !== 2}
          detail={{ label: ({ name }) => name, render: ({ name }) => `All about ${name}` }}
        />
      </>
    );
  }

  it('includes every row of the page except those that cannot be selected', async () => {
    renderPart(<Selecting />);
    await screen.findByText('Thing 1');
    await userEvent.click(screen.getByRole('checkbox', { name: /select all/i }));
    const ids = screen.getByRole('status').textContent.split(',');

    expect(ids).toHaveLength(4);
    expect(ids).not.toContain('2');
  });

  it('replaces the previous row in single selection', async () => {
    renderPart(<Selecting isSingle />);
    await screen.findByText('Thing 1');
    const boxes = screen.getAllByRole('checkbox', { name: /select row/i });
    for (const box of [boxes[0]!, boxes[2]!]) await userEvent.click(box);

    expect(screen.getByRole('status')).toHaveTextContent(/^3$/);
    expect(screen.queryByRole('checkbox', { name: /select all/i })).not.toBeInTheDocument();
  });

  it('expands the detail of a row and collapses it again', async () => {
    renderPart(<Selecting />);
    const button = await screen.findByLabelText('Details of Thing 1', { selector: 'button' });
    await userEvent.click(button);
    const detail = await screen.findByRole('region', { name: 'Details of Thing 1' });
    expect(within(detail).getByText('All about Thing 1')).toBeInTheDocument();

    await userEvent.click(screen.getByLabelText('Details of Thing 1', { selector: 'button' }));
    expect(screen.queryByRole('region', { name: 'Details of Thing 1' })).not.toBeInTheDocument();
  });
});

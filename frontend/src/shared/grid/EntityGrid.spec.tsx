import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { renderPart } from '../../../test/render-app';
import { EmptyState } from '../feedback/EmptyState';
import type { EntityColumn } from './columns';
import type { EntityGridProps } from './entity-grid.types';
import { EntityGrid } from './EntityGrid';

interface Thing {
  readonly id: number;
  readonly name: string;
}

const columns: readonly EntityColumn<Thing>[] = [{ field: 'name', headerName: 'Name', width: 200 }];
const things = (count: number): Thing[] =>
  Array.from({ length: count }, (_unused, index) => ({
    id: index + 1,
    name: `Thing ${index + 1}`,
  }));
const usual: EntityGridProps<Thing> = {
  label: 'Things',
  columns,
  rows: things(3),
  total: 3,
  query: { page: 0, size: 10, sort: 'name,ASC' },
  onQueryChange: jest.fn(),
  empty: <EmptyState title="No things found." />,
};
const show = (props: Partial<EntityGridProps<Thing>> = {}) =>
  renderPart(<EntityGrid {...usual} {...props} />);

// jsdom has no layout, so the grid gets a fixed size.
beforeAll(() => {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 1200, 400));
});
afterAll(() => {
  jest.restoreAllMocks();
});

describe('list', () => {
  it('CROSS-05 shows its rows, its name and the position in it', async () => {
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
  ])('leads to the last page there is from %s', (_from, total, last) => {
    const onQueryChange = jest.fn();
    show({ rows: [], total, query: { page: 9, size: 10, sort: 'name,ASC' }, onQueryChange });

    expect(onQueryChange).toHaveBeenCalledWith({ page: last });
  });

  it('stays on its page while it is loading, or while nobody knows how many there are', () => {
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
      error: { message: 'Error while fetching things', isOfUpdate: false, onRetry },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Error while fetching things');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalled();
  });

  it('keeps the old rows when a refetch fails', async () => {
    show({
      error: { message: 'Error while fetching things', isOfUpdate: true, onRetry: jest.fn() },
    });
    expect(await screen.findByText('Thing 1')).toBeInTheDocument();
    expect(screen.getByText('Error while fetching things')).toBeInTheDocument();
  });

  it('shows no rows of another list when the requested one fails to load', () => {
    show({
      error: { message: 'Error while fetching things', isOfUpdate: false, onRetry: jest.fn() },
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
    show({ rows: things(200), total: 200, query: { ...usual.query, size: 200 } });
    expect(await screen.findByText('Thing 1')).toBeInTheDocument();
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '201');
  });

  it('shows a count that stopped early', () => {
    show({ total: 10_000, totalIsAtLeast: true, query: { ...usual.query, size: 100 } });
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

describe('row updates', () => {
  const drawn: string[] = [];
  const watched: readonly EntityColumn<Thing>[] = [
    {
      field: 'name',
      width: 200,
      renderCell: ({ row }) => {
        drawn.push(row.name);
        return row.name;
      },
    },
  ];

  interface RenamingProps extends Partial<EntityGridProps<Thing>> {
    readonly renames: (thing: Thing) => boolean;
  }
  function Renaming({ renames, ...props }: RenamingProps) {
    const [rows, setRows] = useState(things(12));
    const rename = (row: Thing) => (renames(row) ? { ...row, name: `New ${row.id}` } : row);
    return (
      <>
        <button
          onClick={() => {
            drawn.length = 0;
            setRows((before) => before.map(rename));
          }}
        >
          Rename
        </button>
        <EntityGrid {...usual} {...props} columns={watched} rows={rows} total={12} />
      </>
    );
  }

  it('re-render the cells of the changed row only', async () => {
    renderPart(<Renaming renames={({ id }) => id === 3} />);
    await screen.findByText('Thing 3');
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByText('New 3')).toBeInTheDocument();

    expect(new Set(drawn)).toEqual(new Set(['New 3']));
  });

  it('are what a copy contains', async () => {
    const user = userEvent.setup();
    renderPart(<Renaming renames={({ id }) => id === 3} />);
    await screen.findByText('Thing 3');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    const cell = await screen.findByText('New 3');
    await user.click(cell);
    fireEvent.keyDown(cell, { key: 'c', keyCode: 67, ctrlKey: true });

    expect(write).toHaveBeenCalledWith('New 3');
  });

  it('are passed when a row is opened', async () => {
    const onRowOpen = jest.fn();
    renderPart(<Renaming renames={({ id }) => id === 3} onRowOpen={onRowOpen} />);
    await screen.findByText('Thing 3');
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await userEvent.dblClick(await screen.findByText('New 3'));

    expect(onRowOpen).toHaveBeenCalledWith({ id: 3, name: 'New 3' });
  });

  it('render completely when there are many', async () => {
    renderPart(<Renaming renames={() => true} />);
    await screen.findByText('Thing 1');
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));

    await waitFor(() => {
      expect(screen.queryByText(/^Thing/)).not.toBeInTheDocument();
    });
    expect(screen.getAllByText(/^New/).length).toBeGreaterThan(8);
  });
});

describe('selection', () => {
  function Selecting({ isSingle = false }) {
    const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
    return (
      <>
        <output>{[...ids].join()}</output>
        <EntityGrid
          {...usual}
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

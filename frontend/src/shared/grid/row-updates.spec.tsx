import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { renderPart } from '../../../test/render-app';
import type { EntityColumn } from './columns';
import type { EntityGridProps } from './entity-grid.types';
import { EntityGrid } from './EntityGrid';
import { type Thing, things, defaultProps, setUpGridSize } from './EntityGrid.fixture';

setUpGridSize();

describe('row updates', () => {
  const rendered: string[] = [];
  const watched: readonly EntityColumn<Thing>[] = [
    {
      field: 'name',
      width: 200,
      renderCell: ({ row }) => {
        rendered.push(row.name);
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
            rendered.length = 0;
            setRows((before) => before.map(rename));
          }}
        >
          Rename
        </button>
        <EntityGrid {...defaultProps} {...props} columns={watched} rows={rows} total={12} />
      </>
    );
  }

  it('re-render the cells of the changed row only', async () => {
    renderPart(<Renaming renames={({ id }) => id === 3} />);
    await screen.findByText('Thing 3');
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByText('New 3')).toBeInTheDocument();

    expect(new Set(rendered)).toEqual(new Set(['New 3']));
  });

  it('are included in a copy', async () => {
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

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Shapes } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

import { noBrowserLayout } from '../../../../test/layout';
import { narrowScreen } from '../../../../test/screen-size';
import { currentUrl, renderPart } from '../../../../test/render-app';
import { NoRecords } from '../../feedback/NoRecords';
import { SheetChip } from '../../filters/sheet/SheetSection';
import { ListToolbar, ListToolsProvider } from '../../layout/ListToolbar';
import type { EntityColumn } from '../columns';
import type { EntityGridProps } from '../entity-grid.types';
import { EntityGrid } from '../EntityGrid';
import { useListQuery } from '../useListQuery';

interface Thing {
  readonly id: number;
  readonly name: string;
}
const columns: readonly EntityColumn<Thing>[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'size', headerName: 'Size' },
  { field: 'edit', headerName: 'Edit', sortable: false },
];
const schema = { tabs: [''], defaults: { size: 10, sort: 'id,DESC' } };

function Things(props: Partial<EntityGridProps<Thing>>) {
  const list = useListQuery(schema);
  const navigate = useNavigate();
  return (
    <ListToolsProvider>
      <ListToolbar>
        <button onClick={() => void navigate(-1)}>Browser back</button>
      </ListToolbar>
      <EntityGrid
        label="Things"
        columns={columns}
        rows={[{ id: 1, name: 'Thing 1' }]}
        total={12}
        query={list.query}
        onQueryChange={list.change}
        empty={
          <NoRecords
            icon={Shapes}
            title="None"
            firstUse=""
            isFiltered={false}
            onClear={() => undefined}
          />
        }
        renderCard={({ name }) => name}
        {...props}
      />
    </ListToolsProvider>
  );
}

const filters = { count: 2, content: <p>Colour</p>, onReset: jest.fn() };
const show = (props: Partial<EntityGridProps<Thing>> = {}, at = '/things') => {
  renderPart(<Things {...props} />, { at });
};
const openSheet = async (name = 'Sort and filter, 2 filters applied') => {
  await userEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog');
};
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

noBrowserLayout();

describe('sheet of a list on a phone', () => {
  narrowScreen();

  it('is opened by a button with the number of active filters', async () => {
    show({ filters });

    expect(await openSheet()).toHaveAccessibleName('Sort and filter');
    expect(screen.getByText('Colour')).toBeVisible();
    expect(currentUrl()).toBe('/things?sheet=Things');
  });

  it('offers only sorting for a list without filters', async () => {
    show();

    expect(await openSheet('Sort')).toHaveAccessibleName('Sort');
    expect(screen.queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
  });

  it('sorts by a column and direction, and shows the list accordingly', async () => {
    show({ filters });
    await openSheet();
    expect(screen.getByRole('button', { name: 'Default order', pressed: true })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    await press('Size');
    expect(screen.getByRole('button', { name: 'Ascending', pressed: true })).toBeVisible();
    await press('Descending');
    await press('Show 12');

    expect(currentUrl()).toBe('/things?sort=size%2CDESC');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(screen.getByRole('button', { name: /^Sort and filter/ })).toHaveFocus();
  });

  it('reverses the direction when the field is selected again', async () => {
    show({ filters }, '/things?sort=name,ASC');
    await openSheet();
    await press('Name');

    expect(currentUrl()).toContain('sort=name%2CDESC');
  });

  it.each([
    ['Back', () => press('Browser back')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Cancel', () => press('Cancel')],
  ])('is closed by %s, which reverts its changes', async (_by, close) => {
    show({ filters });
    await openSheet();
    await press('Size');
    // a modal hides the page from the accessibility tree, but not from the phone's back button
    if (_by === 'Back')
      act(() => {
        screen.getByText('Browser back').click();
      });
    else await close();

    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(currentUrl()).toBe('/things');
  });

  it('opened from a link closes without leaving the page', async () => {
    show({ filters }, '/things?sheet=Things&sort=name,ASC');
    await screen.findByRole('dialog');
    await press('Cancel');

    expect(currentUrl()).toBe('/things?sort=name%2CASC');
  });

  it('is separate for each list', () => {
    show({ filters }, '/things?sheet=Others');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each<[string, Partial<EntityGridProps<Thing>>, string]>([
    ['what matches', {}, 'Show 12'],
    [
      'that there are more rows than were counted',
      { total: 1000, totalIsAtLeast: true },
      'Show 1,000+',
    ],
    ['no number while counting', { isFetching: true }, 'Show'],
    ['no number after a failure', { rows: undefined, error: failure() }, 'Show'],
  ])('shows %s', async (_case, props, words) => {
    show({ filters, ...props });
    await openSheet();

    expect(screen.getByRole('button', { name: words })).toBeEnabled();
  });

  it('does not show an empty list', async () => {
    show({ filters, rows: [], total: 0 });
    await openSheet();

    expect(screen.getByRole('button', { name: 'Nothing matches' })).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('Nothing matches');
  });

  it('works by keyboard alone', async () => {
    show({
      filters: {
        ...filters,
        content: (
          <SheetChip isOn onClick={onChip}>
            Red
          </SheetChip>
        ),
      },
    });
    await tabTo('Sort and filter, 2 filters applied');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await tabTo('Red');
    await userEvent.keyboard(' ');
    await userEvent.tab();

    expect(onChip).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Show 12' })).toHaveFocus();
  });

  it('resets', async () => {
    show({ filters });
    await openSheet();
    await press('Reset');

    expect(filters.onReset).toHaveBeenCalled();
  });
});

describe('sheet of a list on a desktop', () => {
  it('is not shown', () => {
    show({ filters }, '/things?sheet=Things');

    expect(screen.queryByRole('button', { name: /^Sort and/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

const onChip = jest.fn();

async function tabTo(name: string) {
  const button = screen.getByRole('button', { name });
  for (let step = 0; step < 20 && button !== document.activeElement; step++) await userEvent.tab();
  expect(button).toHaveFocus();
}

function failure() {
  return { message: 'Error', isRefetchError: false, onRetry: jest.fn() };
}

import { renderPart } from '../../../test/render-app';
import { EmptyState } from '../feedback/EmptyState';
import type { EntityColumn } from './columns';
import type { EntityGridProps } from './entity-grid.types';
import { EntityGrid } from './EntityGrid';

export interface Thing {
  readonly id: number;
  readonly name: string;
}

export const columns: readonly EntityColumn<Thing>[] = [
  { field: 'name', headerName: 'Name', width: 200 },
];
export const things = (count: number): Thing[] =>
  Array.from({ length: count }, (_unused, index) => ({
    id: index + 1,
    name: `Thing ${index + 1}`,
  }));
export const defaultProps: EntityGridProps<Thing> = {
  label: 'Things',
  columns,
  rows: things(3),
  total: 3,
  query: { page: 0, size: 10, sort: 'name,ASC' },
  onQueryChange: jest.fn(),
  empty: <EmptyState title="No things found." />,
};
export const show = (props: Partial<EntityGridProps<Thing>> = {}) =>
  renderPart(<EntityGrid {...defaultProps} {...props} />);

/** Gives the grid a fixed size: jsdom has no layout. */
export function setUpGridSize(): void {
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
}

import { actionColumn, checkboxColumn, withTrailingSpace, type EntityColumn } from '../columns';
import { stickyColumns } from './sticky-columns';

const text = (field: string, part: Partial<EntityColumn<{ id: number }>> = {}) => ({
  field,
  ...part,
});
const action = (field: string) => actionColumn({ field, headerName: field, render: () => null });

describe('columns that stay in view', () => {
  it('H48 are the actions at the end, next to each other, and the checkboxes with the first column', () => {
    const columns = withTrailingSpace([
      text('date', { width: 100 }),
      text('company', { flex: 1, minWidth: 120 }),
      action('labels'),
      action('view'),
    ]);

    expect(stickyColumns([checkboxColumn, ...columns])).toEqual({
      start: [
        { field: '__check__', offset: 0, width: 48 },
        { field: 'date', offset: 48, width: 100 },
      ],
      end: [
        { field: 'view', offset: 0, width: 40 },
        { field: 'labels', offset: 40, width: 28 },
      ],
    });
  });

  it('include a flexible column at its minimum width, which it has when columns overflow', () => {
    const columns = [checkboxColumn, text('company', { flex: 1, minWidth: 120 }), text('zone')];

    expect(stickyColumns(columns)).toEqual({
      start: [
        { field: '__check__', offset: 0, width: 48 },
        { field: 'company', offset: 48, width: 120 },
      ],
      end: [],
    });
  });
});

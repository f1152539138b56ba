import { notPriced } from '../kinds/row-plan.js';
import { withCellErrors } from './cell-errors.js';

const plan = { ...notPriced, action: 'CREATE', changes: [], faults: [] } as const;
const row = (values: Record<string, string>) => ({ row: 7, values });

describe('the cells of a group', () => {
  it.each(['#N/A', '#REF!', '#DIV/0!', '#value!', '='])(
    'are an error if one shows %s: its formula has no result',
    (value) => {
      const planned = withCellErrors({ ...plan, totalCents: 100 }, [
        row({ Company: 'Shop', Suburb: value }),
      ]);

      expect(planned).toMatchObject({ action: 'ERROR', totalCents: null });
      expect(planned.faults).toMatchObject([
        { row: 7, column: 'Suburb', code: 'no_result', value },
      ]);
    },
  );

  it('have one error each, that of their kind first', () => {
    const fault = { row: 7, column: 'Rate', code: 'formula', message: 'Rate contains a formula' };

    const { faults } = withCellErrors({ ...plan, action: 'ERROR', faults: [fault] }, [
      row({ Rate: '=', Basic: '#N/A' }),
    ]);

    expect(faults.map(({ code }) => code)).toEqual(['formula', 'no_result']);
  });

  it('are as planned otherwise', () => {
    const cells = [row({ Company: '#1 Shop', Reference: '#N/A 12' })];

    expect(withCellErrors(plan, cells)).toBe(plan);
  });
});

import Box from '@mui/material/Box';

import type { FieldGroup, RulesField, TableGroup } from '../plan/rules-plan.types';
import type { RulesForm } from '../form/rules-form';
import { TableHead } from './TableHead';
import { tableSx } from './table.styles';
import { valueText } from './value-text';

export interface PlainGroupProps<Group> {
  readonly group: Group;
  readonly form: RulesForm;
}

/** RULES-14: read-only values as text. */
export const PlainFields = ({ group, form }: PlainGroupProps<FieldGroup>) => (
  <Box component="dl" sx={factsSx}>
    {group.fields.map((field) => (
      <div key={field.name}>
        <dt>{field.label}</dt>
        <dd>{textOf(field, form)}</dd>
      </div>
    ))}
  </Box>
);

export const PlainTable = ({ group, form }: PlainGroupProps<TableGroup>) => (
  <Box component="table" sx={tableSx}>
    {group.title && <caption>{group.title}</caption>}
    <TableHead columns={group.columns} />
    <tbody>
      {group.rows.map((row) => (
        <tr key={row.label}>
          <th scope="row">{row.label}</th>
          {row.fields.map((field) => (
            <td key={field.name}>{textOf(field, form)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Box>
);

const textOf = (field: RulesField, form: RulesForm) => valueText(field, form[field.name] ?? '');

const factsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
  gap: '14px 16px',
  m: 0,
  '& dt': { typography: 'label', color: 'text.secondary' },
  '& dd': { m: 0 },
} as const;

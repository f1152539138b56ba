import Box from '@mui/material/Box';

import type { FieldGroup, RulesField, TableGroup } from '../plan/rules-plan.types';
import type { RulesForm } from '../form/rules-form';
import { Comparison } from './Comparison';
import type { FieldsViewProps } from './FieldsView';
import { presentField } from './present-field';
import { rowSx } from './row.styles';
import { TableHead } from './TableHead';
import { tableSx } from './table.styles';
import { valueText } from './value-text';

/** RULES-14: read-only values as text. */
export const PlainFields = ({ plan, group, state }: FieldsViewProps<FieldGroup>) => (
  <Box component="dl" sx={{ m: 0 }}>
    {group.fields.map((field) => {
      const shown = presentField(field, plan, state);
      return (
        <Box key={field.name} sx={rowSx} data-differs={shown.isDifferent}>
          <dt>{field.label}</dt>
          <dd style={valueStyle}>{textOf(field, state.form)}</dd>
          <dd style={contentsStyle}>
            <Comparison {...shown} isReadOnly />
          </dd>
        </Box>
      );
    })}
  </Box>
);

export const PlainTable = ({ group, state: { form } }: FieldsViewProps<TableGroup>) => (
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

const valueStyle = { margin: 0 } as const;
const contentsStyle = { display: 'contents' } as const;

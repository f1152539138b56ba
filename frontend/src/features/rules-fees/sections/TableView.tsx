import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { memo, useId } from 'react';

import { appRulesTexts as texts } from '@contracts/texts/app/rules-fees';

import { interpolate } from '../../../shared/text/format';
import { uniqueMessages } from '../form/rules-errors';
import type { TableGroup } from '../plan/rules-plan.types';
import type { FieldsViewProps } from './FieldsView';
import { RulesInput } from './RulesInput';
import { presentField, type FieldPresentation } from './present-field';
import { statusSx } from './status.styles';
import { tableSx } from './table.styles';
import { TableHead } from './TableHead';
import { CopyValueButton } from './CopyValueButton';
import { TierLadder } from './TierLadder';

/** Pallets and tiers, one per row, with their errors below. */
export function TableView({ plan, group, state }: FieldsViewProps<TableGroup>) {
  const messageId = useId();
  const fields = group.rows.flatMap((row) => row.fields);
  const messages = [...uniqueMessages(fields, state.visibleErrors(plan.id)).values()];
  return (
    <div>
      <Box component="table" sx={tableSx}>
        {group.title && <caption>{group.title}</caption>}
        <TableHead columns={group.columns} />
        <tbody>
          {group.rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {row.fields.map((field) => (
                <td key={field.name}>
                  <Cell {...presentField(field, plan, state)} messageId={messageId} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      <Box id={messageId} role="status">
        {messages.map((message) => (
          <FormHelperText key={message} error component="div">
            {message}
          </FormHelperText>
        ))}
      </Box>
      {group.ladderUnit && <TierLadder group={group} unit={group.ladderUnit} form={state.form} />}
    </div>
  );
}

interface CellProps extends FieldPresentation {
  readonly messageId: string;
}

// Memoised, like the fields.
const Cell = memo(function Cell(props: CellProps) {
  const { field, value, status, comparedTo, comparedText, isDifferent, messageId, edit } = props;
  return (
    <Box data-status={status} sx={statusSx}>
      <RulesInput
        field={field}
        isNamed
        value={value}
        attributes={
          status === 'invalid' ? { 'aria-invalid': true, 'aria-describedby': messageId } : {}
        }
        onChange={(typed) => {
          edit({ [field.name]: typed });
        }}
      />
      {comparedTo && isDifferent && (
        <>
          <FormHelperText component="div">
            {interpolate(texts.inCell, {
              has: texts.compared[comparedTo].has,
              value: comparedText,
            })}
          </FormHelperText>
          <CopyValueButton {...props} />
        </>
      )}
    </Box>
  );
});

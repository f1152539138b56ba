import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { creationPermissions, type ImportKind } from '@contracts/rules/import-kinds';
import { importKindTexts } from '@contracts/texts/app/import-kinds';
import { importGroupTexts as texts } from '@contracts/texts/app/imports';
import type {
  ImportDetailView,
  ImportGroupDetailView,
  ImportGroupView,
  ImportRowView,
} from '@contracts/views/import.view';

import { failureOf, messageOf } from '../../../shared/api/api-error';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { TextInput } from '../../../shared/forms/TextInput';
import { ChangeList } from '../../../shared/history/ChangeList';
import { usePermission } from '../../../shared/session/usePermission';
import { interpolate } from '../../../shared/text/format';
import { clientOf } from '../import-owner';
import { useGetImportGroupQuery } from '../imports.api';
import { errorTexts } from './group-columns';
import { groupName } from './group-name';
import { useGroupCells } from './useGroupCells';

interface GroupDialogProps {
  readonly importView: ImportDetailView;
  readonly no: number;
  readonly onClose: () => void;
}

/** Rows and errors of a reference; its cells can be corrected until the commit. */
export function GroupDialog({ importView, no, onClose }: GroupDialogProps) {
  const { data, error, refetch } = useGetImportGroupQuery({ id: importView.id, no });
  if (data) return <GroupForm importView={importView} detail={data} onClose={onClose} />;
  return (
    <FormDialog title="" closeLabel={texts.close} onSubmit={onClose} onClose={onClose}>
      {error ? (
        <ErrorState {...failureOf(error, texts.loadFailed)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines count={4} />
      )}
    </FormDialog>
  );
}

interface GroupFormProps {
  readonly importView: ImportDetailView;
  readonly detail: ImportGroupDetailView;
  readonly onClose: () => void;
}

function GroupForm({ importView, detail, onClose }: GroupFormProps) {
  const { group, rows, columns } = detail;
  const cells = useGroupCells(importView, detail, onClose);
  const canEdit = useCanEdit(importView);
  // Columns that had errors initially stay shown while the user corrects them.
  const [faulty] = useState(() => columnsWithErrors(group));
  const [isExpanded, setExpanded] = useState(faulty.length === 0);
  const shown = columns.filter((column) => isExpanded || faulty.includes(column));
  return (
    <FormDialog
      title={groupName(importView.kind, group)}
      size="lg"
      isDirty={cells.isDirty}
      isBusy={cells.isLoading || !cells.isDirty}
      error={cells.error && messageOf(cells.error, texts.saveFailed)}
      closeLabel={canEdit ? undefined : texts.close}
      {...(canEdit && { submitLabel: cells.isLoading ? texts.saving : texts.save })}
      onSubmit={() => void cells.save()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <RowErrors group={group} />
        <GroupChanges kind={importView.kind} group={group} />
        {canEdit && <Suggestions detail={detail} onChange={cells.changeRow} />}
        {rows.map((row) => (
          <RowFields
            key={row.row}
            row={row}
            columns={shown}
            canEdit={canEdit}
            textAt={cells.textAt}
            onChange={cells.change}
          />
        ))}
        {!isExpanded && (
          <Box>
            <Button
              variant="text"
              onClick={() => {
                setExpanded(true);
              }}
            >
              {texts.allCells}
            </Button>
          </Box>
        )}
      </Box>
    </FormDialog>
  );
}

/** Whether cells and offers can be changed: in a finished plan, until it is committed. */
export function useCanEdit(importView: ImportDetailView): boolean {
  const { kind, state } = importView;
  const clientId = clientOf(importView);
  const canImport = usePermission('CREATE_IMPORT', clientId);
  const canCreate = usePermission(creationPermissions[kind], clientId);
  return canImport && canCreate && state === 'PLANNED';
}

const columnsWithErrors = ({ faults }: ImportGroupView): string[] =>
  faults.map(({ column }) => column).filter(Boolean);

const RowErrors = ({ group }: { readonly group: ImportGroupView }) => (
  <>
    {errorTexts(group).map((text) => (
      <Typography key={text} sx={{ color: 'app.tone.bad.fg' }}>
        {text}
      </Typography>
    ))}
  </>
);

interface GroupChangesProps {
  readonly kind: ImportKind;
  readonly group: ImportGroupView;
}

/** Shows the changes to an existing consignment and its price, to an address, or to a suburb's zone. */
export function GroupChanges({ kind, group }: GroupChangesProps) {
  const title = importKindTexts[kind].changes;
  const { changes, previousCents, totalCents } = group;
  if (changes.length === 0) return null;
  const price = {
    path: 'offer.totalCost',
    from: inDollars(previousCents),
    to: inDollars(totalCents),
  };
  return (
    <Box component="section" aria-label={title}>
      <Typography sx={{ fontWeight: 500, mb: 1 }}>{title}</Typography>
      <ChangeList
        changes={previousCents === totalCents ? changes : [...changes, price]}
        isExpanded
      />
    </Box>
  );
}

const inDollars = (cents: number | null): number | null => cents && cents / 100;

interface SuggestionsProps {
  readonly detail: ImportGroupDetailView;
  readonly onChange: (row: number, values: Readonly<Record<string, string>>) => void;
}

/** Button that replaces a misspelt suburb with an existing one. */
const Suggestions = ({ detail: { suggestions }, onChange }: SuggestionsProps) => (
  <>
    {suggestions.map(({ row, suburb, state, postcode }) => (
      <Box key={row}>
        <Button
          onClick={() => {
            onChange(row, { Suburb: suburb, State: state, Postcode: postcode });
          }}
        >
          {interpolate(texts.use, { suburb: `${suburb} ${state} ${postcode}` })}
        </Button>
      </Box>
    ))}
  </>
);

interface RowFieldsProps extends Pick<ReturnType<typeof useGroupCells>, 'textAt'> {
  readonly row: ImportRowView;
  readonly columns: readonly string[];
  readonly canEdit: boolean;
  readonly onChange: (row: number, column: string, text: string) => void;
}

function RowFields({ row: { row }, columns, canEdit, textAt, onChange }: RowFieldsProps) {
  return (
    <Box component="fieldset" sx={rowSx}>
      <Typography component="legend" sx={{ fontWeight: 500, mb: 2 }}>
        {interpolate(texts.row, { row })}
      </Typography>
      {columns.map((column) => (
        <TextInput
          key={column}
          label={column}
          value={textAt(row, column)}
          readOnly={!canEdit}
          inputProps={{ maxLength: 500 }}
          onChange={({ target }) => {
            onChange(row, column, target.value);
          }}
        />
      ))}
    </Box>
  );
}

const rowSx = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
} as const;

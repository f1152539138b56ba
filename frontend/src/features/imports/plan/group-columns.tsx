import Box from '@mui/material/Box';
import {
  CircleCheck,
  CircleMinus,
  CirclePlus,
  CircleX,
  FileClock,
  FilePen,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';

import { importScreenTexts as texts } from '@contracts/texts/app/imports';
import type { ImportAction, ImportGroupView, ImportOutcome } from '@contracts/views/import.view';

import type { EntityColumn } from '../../../shared/grid/columns';
import { fieldName, valueText } from '../../../shared/history/change-text';
import { Tag, type TagProps } from '../../../shared/status/Tag';
import { EMPTY_VALUE, interpolate } from '../../../shared/text/format';
import { DateText, MoneyText } from '../../../shared/text/values';
import type { Tone } from '../../../shared/theme/tokens';
import { formatDifference } from '../import-states';
import { ReferenceName } from './ReferenceName';

/** A reference as a row of a list. */
export type GroupRow = ImportGroupView & { readonly id: number };

const { columns } = texts;

const actionTones: Readonly<Record<ImportAction, Tone>> = {
  CREATE: 'done',
  UPDATE: 'plan',
  DRAFT: 'warn',
  SKIP: 'neutral',
  ERROR: 'bad',
};
const outcomeTones: Readonly<Record<ImportOutcome, Tone>> = {
  CREATED: 'done',
  UPDATED: 'done',
  DRAFT: 'warn',
  FAILED: 'bad',
};

const actionIcons: Readonly<Record<ImportAction, LucideIcon>> = {
  CREATE: CirclePlus,
  UPDATE: FilePen,
  DRAFT: FileClock,
  SKIP: CircleMinus,
  ERROR: CircleX,
};
const outcomeIcons: Readonly<Record<ImportOutcome, LucideIcon>> = {
  CREATED: CircleCheck,
  UPDATED: CircleCheck,
  DRAFT: FileClock,
  FAILED: CircleX,
};

/** Planned action or outcome of a reference. */
export function ActionTag({ action, outcome }: Pick<ImportGroupView, 'action' | 'outcome'>) {
  if (outcome)
    return (
      <IconTag icon={outcomeIcons[outcome]} tone={outcomeTones[outcome]}>
        {texts.outcomes[outcome]}
      </IconTag>
    );
  if (!action) return EMPTY_VALUE;
  return (
    <IconTag icon={actionIcons[action]} tone={actionTones[action]}>
      {texts.actions[action]}
    </IconTag>
  );
}

interface IconTagProps extends TagProps {
  readonly icon: LucideIcon;
}

const IconTag = ({ icon: Icon, children, ...tag }: IconTagProps) => (
  <Tag {...tag}>
    <Icon size={13} strokeWidth={1.8} aria-hidden />
    {children}
  </Tag>
);

/** Errors of a reference, one string each. */
export const errorTexts = ({ faults }: Pick<ImportGroupView, 'faults'>): string[] =>
  faults.map(({ row, column, message }) =>
    interpolate(texts.rowError, { row, column: column && `, ${column}`, message }),
  );

/** Price difference of an update; null for everything else. */
const differenceOf = ({ action, totalCents, previousCents }: ImportGroupView): number | null =>
  action === 'UPDATE' && totalCents !== null ? totalCents - (previousCents ?? 0) : null;

/** Price difference of an update, or the price of the next best offer. */
function NextText({ row }: { readonly row: ImportGroupView }) {
  const difference = differenceOf(row);
  return difference ? formatDifference(difference) : <MoneyText amount={dollars(row.nextCents)} />;
}

/** Lines of the file with the reference. */
export const rowsOf = ({ firstRow, lastRow }: ImportGroupView): string =>
  firstRow === lastRow ? String(firstRow) : `${firstRow}–${lastRow}`;

/** Names of the fields that an update changes. */
export const changedFields = ({ changes }: Pick<ImportGroupView, 'changes'>): string =>
  changes.map(fieldName).join(', ');

/** Fields that an update changes, with their values: 'Rate 0.38 → 0.4'. */
export const namedChanges = ({ changes }: Pick<ImportGroupView, 'changes'>): string =>
  changes.map((change) => `${fieldName(change)} ${changeTexts({ changes: [change] })}`).join(', ');

/** Values that an update replaces: 'GEE → MEL'. */
export const changeTexts = ({ changes }: Pick<ImportGroupView, 'changes'>): string =>
  changes
    .map(({ path, from, to }) => `${valueText(path, from, '')} → ${valueText(path, to, '')}`)
    .join(', ');

const offerOf = ({ carrier, service }: ImportGroupView): string =>
  carrier === null ? EMPTY_VALUE : `${carrier}, ${service ?? ''}`;

const dollars = (cents: number | null): number | null => cents && cents / 100;

/** Columns of the references of an import. */
const sorted: EntityColumn<GroupRow>[] = [
  { field: 'rows', headerName: columns.rows, width: 84, renderCell: ({ row }) => rowsOf(row) },
  {
    field: 'reference',
    headerName: columns.reference,
    flex: 1,
    minWidth: 148, // a sample's references differ at their end
    rowHeader: true,
    renderCell: ({ row }) => <ReferenceName row={row} />,
  },
  {
    field: 'action',
    headerName: columns.action,
    width: 112,
    renderCell: ({ row }) => <ActionTag {...row} />,
  },
  {
    field: 'receiver',
    headerName: columns.receiver,
    flex: 1.4,
    minWidth: 150,
    renderCell: ({ row }) => row.receiver || EMPTY_VALUE,
  },
  {
    field: 'suburb',
    headerName: columns.suburb,
    flex: 1.2,
    minWidth: 140,
    renderCell: ({ row }) => row.suburb || EMPTY_VALUE,
  },
  {
    field: 'offer',
    headerName: columns.offer,
    flex: 1.8,
    minWidth: 190,
    renderCell: ({ row }) => (row.faults.length > 0 ? <Faults row={row} /> : offerOf(row)),
  },
  {
    field: 'eta',
    headerName: columns.eta,
    width: 100,
    renderCell: ({ row }) => <DateText value={row.eta} />,
  },
  {
    field: 'totalCents',
    headerName: columns.total,
    type: 'number',
    width: 104,
    renderCell: ({ row }) => <MoneyText amount={dollars(row.totalCents)} />,
  },
  {
    field: 'nextCents',
    headerName: columns.next,
    type: 'number',
    width: 104,
    renderCell: ({ row }) => <NextText row={row} />,
  },
];

/** The columns without sorting: the server determines the order. */
export const groupColumns = sorted.map((column) => ({ ...column, sortable: false }));

/** Errors of a reference: the first as text, the number of others, and all in the tooltip. */
export function Faults({ row }: { readonly row: ImportGroupView }) {
  const [first, ...others] = errorTexts(row);
  return (
    <Box component="span" title={[first, ...others].join('\n')} sx={{ color: 'app.tone.bad.fg' }}>
      {first}
      {others.length > 0 && `, ${interpolate(texts.moreErrors, { count: others.length })}`}
    </Box>
  );
}

interface GroupCardProps {
  readonly row: GroupRow;
  /** Text of its changes, for kinds without an offer. */
  readonly changes?: string;
  /** Details of the card, expandable. */
  readonly children?: ReactNode;
}

/** Card of a reference, for phones. */
export const GroupCard = ({ row, changes = '', children }: GroupCardProps) => (
  <Box sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Box component="span" sx={{ fontWeight: 500 }}>
        <ReferenceName row={row} />
      </Box>
      <ActionTag {...row} />
    </Box>
    <Box sx={{ color: 'text.secondary' }}>
      {[row.receiver, row.suburb].filter(Boolean).join(', ')}
    </Box>
    {errorTexts(row).map((text) => (
      <Box key={text} sx={{ color: 'app.tone.bad.fg' }}>
        {text}
      </Box>
    ))}
    {changes !== '' && <Box sx={{ color: 'text.secondary' }}>{changes}</Box>}
    {row.carrier !== null && (
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <span>{offerOf(row)}</span>
        <span>
          <MoneyText amount={dollars(row.totalCents)} />
          {!!differenceOf(row) && ` (${formatDifference(differenceOf(row) ?? 0)})`}
        </span>
      </Box>
    )}
    {children}
  </Box>
);

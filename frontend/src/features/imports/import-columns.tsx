import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

import { importSampleTexts } from '@contracts/texts/app/import-sample';
import { importKindTexts } from '@contracts/texts/app/import-kinds';
import { importScreenTexts as texts } from '@contracts/texts/app/imports';
import type { ImportView } from '@contracts/views/import.view';

import type { EntityColumn } from '../../shared/grid/columns';
import { Tag } from '../../shared/status/Tag';
import { EMPTY_VALUE } from '../../shared/text/format';
import { DateText, MoneyText } from '../../shared/text/values';
import { ownerName } from './import-owner';
import { resultOf, submitterOf, stateTones } from './import-states';

const { columns } = texts;

/** State of an import, as text and colour; a planned sample has nothing to commit. */
export const StateTag = ({
  importView: { state, isSample },
}: {
  readonly importView: Pick<ImportView, 'state' | 'isSample'>;
}) =>
  isSample && state === 'PLANNED' ? (
    <Tag tone="neutral">{importSampleTexts.tag}</Tag>
  ) : (
    <Tag tone={stateTones[state]}>{texts.states[state]}</Tag>
  );

/** Name of the file; links to its plan. */
export const FileLink = ({ importView: { id, fileName } }: { readonly importView: ImportView }) => (
  <Link component={RouterLink} to={`/import?id=${id}`}>
    {fileName}
  </Link>
);

/** Columns of the list of imports. */
const sorted: EntityColumn<ImportView>[] = [
  {
    field: 'fileName',
    headerName: columns.file,
    flex: 1.6,
    minWidth: 150,
    rowHeader: true,
    renderCell: ({ row }) => <FileLink importView={row} />,
  },
  {
    field: 'kind',
    headerName: columns.kind,
    width: 120,
    renderCell: ({ row }) => importKindTexts[row.kind].name,
  },
  {
    field: 'clientName',
    headerName: columns.client,
    flex: 1,
    minWidth: 120,
    renderCell: ({ row }) => ownerName(row),
  },
  {
    field: 'state',
    headerName: columns.state,
    width: 150,
    renderCell: ({ row }) => <StateTag importView={row} />,
  },
  { field: 'referenceCount', headerName: columns.references, type: 'number', width: 110 },
  {
    field: 'counts',
    headerName: columns.result,
    flex: 1,
    minWidth: 130,
    renderCell: ({ row }) => resultOf(row),
  },
  {
    field: 'totalCents',
    headerName: columns.total,
    type: 'number',
    width: 104,
    renderCell: ({ row }) =>
      row.kind === 'CONSIGNMENT' ? <MoneyText amount={row.totalCents / 100} /> : EMPTY_VALUE,
  },
  {
    field: 'receivedBy',
    headerName: columns.by,
    flex: 1,
    minWidth: 112,
    renderCell: ({ row }) => submitterOf(row),
  },
  {
    field: 'receivedAt',
    headerName: columns.at,
    width: 150,
    renderCell: ({ row }) => <DateText value={row.receivedAt} show="date-minute" />,
  },
];

/** The columns without sorting: the server determines the order. */
export const importColumns = sorted.map((column) => ({ ...column, sortable: false }));

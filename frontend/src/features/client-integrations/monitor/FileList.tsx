import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FileInput } from 'lucide-react';
import { Suspense } from 'react';

import { flowFileStates } from '@contracts/rules/integration-flow';
import { flowTexts as texts } from '@contracts/texts/app/integration-flows';
import type {
  IntegrationFileView,
  IntegrationFlowView,
} from '@contracts/views/integration-flow.view';

import { messageOf } from '../../../shared/api/api-error';
import { EmptyState } from '../../../shared/feedback/EmptyState';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { SearchBox } from '../../../shared/filters/SearchBox';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { RecordTable } from '../../../shared/layout/RecordTable';
import { lazy } from '../../../shared/loading/lazy';
import { Tag } from '../../../shared/status/Tag';
import { interpolate } from '../../../shared/text/format';
import { DateText, Mono } from '../../../shared/text/values';
import { fileStateOf } from './flow-state';
import { type FlowFiles, useFlowFiles } from './useFlowFiles';

const FileDrawer = lazy(async () => ({ default: (await import('./FileDrawer')).FileDrawer }));

const LINES = 6;

/** Files of the flows, newest first, and one of them in a drawer. */
export function FileList({ flows }: { readonly flows: readonly IntegrationFlowView[] }) {
  const files = useFlowFiles();
  const { openId } = files;
  return (
    <Box component="section" aria-label={texts.files} sx={{ display: 'grid', gap: 3 }}>
      <Filters files={files} flows={flows} />
      <Rows files={files} />
      <Pages files={files} />
      {openId !== null && (
        <Suspense fallback={null}>
          <FileDrawer
            key={openId}
            id={openId}
            onClose={() => {
              files.open(null);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}

interface FilesProps {
  readonly files: FlowFiles;
}

function Filters({
  files,
  flows,
}: FilesProps & { readonly flows: readonly IntegrationFlowView[] }) {
  return (
    <Box sx={filtersSx}>
      <Typography variant="h3" component="h2">
        {texts.files}
      </Typography>
      <NativeSelectInput
        id="flow-of-files"
        aria-label={texts.fileColumns.flow}
        options={[{ value: '', label: texts.anyFlow }, ...flowOptions(flows, files.flowId)]}
        value={files.flowId === null ? '' : String(files.flowId)}
        onChange={files.filterByFlow}
      />
      <NativeSelectInput
        id="state-of-files"
        aria-label={texts.fileColumns.state}
        options={[
          { value: '', label: texts.anyState },
          ...flowFileStates.map((value) => ({ value, label: texts.fileStates[value] })),
        ]}
        value={files.state ?? ''}
        onChange={files.filterByState}
      />
      <SearchBox label={texts.search} value={files.search} onChange={files.searchFor} />
    </Box>
  );
}

function flowOptions(flows: readonly IntegrationFlowView[], chosen: number | null) {
  const spansClients = new Set(flows.map(({ clientId }) => clientId)).size > 1;
  const isUnknown = chosen !== null && !flows.some(({ id }) => id === chosen);
  return [
    // a link may name a flow that has since been deleted: the files are still filtered by it
    ...(isUnknown ? [{ value: String(chosen), label: `#${chosen}` }] : []),
    ...flows.map(({ id, kind, connection, clientName }) => ({
      value: String(id),
      label: [texts.kinds[kind], connection.server, spansClients && clientName]
        .filter(Boolean)
        .join(', '),
    })),
  ];
}

function Rows({ files: { listQuery: query, isFiltered, open } }: FilesProps) {
  const rows = query.data?.files;
  if (!rows && query.error)
    return (
      <ErrorState
        message={messageOf(query.error, texts.filesFailed)}
        onRetry={() => void query.refetch()}
      />
    );
  if (!rows) return <SkeletonLines count={LINES} />;
  if (rows.length === 0)
    return (
      <EmptyState
        icon={FileInput}
        title={isFiltered ? texts.noFilesFound : texts.noFiles}
        reason={isFiltered ? texts.noFilesFoundReason : texts.noFilesReason}
      />
    );
  return (
    <RecordTable
      label={texts.files}
      columns={columns}
      rows={rows}
      actions={({ id, name }) => (
        <Button
          size="small"
          aria-label={interpolate(texts.openFile, { name })}
          onClick={() => {
            open(id);
          }}
        >
          {texts.open}
        </Button>
      )}
    />
  );
}

function Pages({ files: { listQuery: query, cursor, showBefore } }: FilesProps) {
  const next = query.data?.nextCursor ?? null;
  if (next === null && cursor === null) return null;
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Button
        disabled={cursor === null}
        onClick={() => {
          showBefore(null);
        }}
      >
        {texts.newest}
      </Button>
      <Button
        disabled={next === null}
        onClick={() => {
          showBefore(next);
        }}
      >
        {texts.older}
      </Button>
    </Box>
  );
}

const countOf = (count: number | null) => (count === null ? '' : count.toLocaleString('en-AU'));

const columns = [
  {
    name: texts.fileColumns.time,
    render: ({ updatedAt }: IntegrationFileView) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <DateText value={updatedAt} show="date-minute" />
      </Box>
    ),
  },
  {
    name: texts.fileColumns.file,
    render: ({ name }: IntegrationFileView) => <Mono>{name}</Mono>,
  },
  {
    name: texts.fileColumns.flow,
    render: ({ kind, server, clientName }: IntegrationFileView) => (
      <>
        {`${texts.kinds[kind]}, ${server}`}
        <Box sx={{ color: 'app.textMuted' }}>{clientName}</Box>
      </>
    ),
  },
  { name: texts.fileColumns.orders, render: ({ orders }: IntegrationFileView) => countOf(orders) },
  { name: texts.fileColumns.taken, render: ({ taken }: IntegrationFileView) => countOf(taken) },
  {
    name: texts.fileColumns.refused,
    render: ({ refused }: IntegrationFileView) => countOf(refused),
  },
  {
    name: texts.fileColumns.state,
    render: (file: IntegrationFileView) => {
      const { tone, text } = fileStateOf(file);
      return <Tag tone={tone}>{text}</Tag>;
    },
  },
];

const filtersSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  '& .MuiInputBase-root': { minWidth: 160 },
} as const;

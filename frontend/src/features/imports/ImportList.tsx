import Box from '@mui/material/Box';

import { creationPermissions, type ImportKind, importKinds } from '@contracts/rules/import-kinds';
import { importKindTexts } from '@contracts/texts/app/import-kinds';
import { importScreenTexts as texts } from '@contracts/texts/app/imports';
import { importsTitle } from '@contracts/texts/app/imports-title';
import type { ImportView } from '@contracts/views/import.view';

import { EntityGrid } from '../../shared/grid/EntityGrid';
import { queryProps, useOwnedData } from '../../shared/grid/query-props';
import { useListQuery } from '../../shared/grid/useListQuery';
import { ListToolbar } from '../../shared/layout/ListToolbar';
import { useClient } from '../../shared/session/useClient';
import { usePermissionCheck } from '../../shared/session/usePermission';
import { DateText, MoneyText } from '../../shared/text/values';
import { FileLink, importColumns, StateTag } from './import-columns';
import { ownerName, scopeOf } from './import-owner';
import { isInProgress, POLLING_MS, resultOf, submitterOf } from './import-states';
import { useListImportsQuery } from './imports.api';
import { ImportKindFilter } from './ImportKindFilter';
import { NoImports, NoImportsOfKind } from './NoImports';
import { UploadPanel } from './UploadPanel';
import { useImportKind } from './useImportKind';
import { useOpenImport } from './useOpenImport';

const schema = { tabs: ['all'], defaults: { size: 25, sort: 'id,DESC' } } as const;

/** Imports of the selected client and of carrier zones, newest first, below the upload area. */
export function ImportList() {
  const list = useListQuery(schema);
  const { kind, show } = useImportKind();
  const { clientId } = useClient();
  const kinds = useAllowedKinds(clientId);
  const canTrySample = kinds.includes('CONSIGNMENT');
  const open = useOpenImport();
  const { page, size } = list.query;
  const listQuery = useListImportsQuery(
    { clientId, kind, page, size },
    { refetchOnMountOrArgChange: true, pollingInterval: POLLING_MS * 10 },
  );
  const data = useOwnedData(clientId, listQuery);
  return (
    <>
      {kinds.length > 0 && <UploadPanel kinds={kinds} onReceived={open} />}
      <ListToolbar>
        <ImportKindFilter kind={kind} onChange={show} />
      </ListToolbar>
      <EntityGrid
        label={importsTitle}
        columns={importColumns}
        rows={data?.imports}
        total={data?.totalCount ?? 0}
        query={list.query}
        onQueryChange={list.change}
        {...queryProps(listQuery, texts.loadFailed)}
        empty={
          kind ? (
            <NoImportsOfKind
              onClear={() => {
                show(null);
              }}
            />
          ) : (
            <NoImports canImport={canTrySample} clientId={clientId} onStarted={open} />
          )
        }
        onRowOpen={({ id }) => {
          open(id);
        }}
        renderCard={(importView) => <ImportCard importView={importView} />}
      />
    </>
  );
}

/** Kinds that the user may import. */
function useAllowedKinds(clientId: number | undefined): readonly ImportKind[] {
  const can = usePermissionCheck();
  return importKinds.filter(
    (kind) =>
      can('CREATE_IMPORT', scopeOf(kind, clientId)) &&
      can(creationPermissions[kind], scopeOf(kind, clientId)),
  );
}

/** Whether its total is known. Only consignments have one. */
const hasCost = (importView: ImportView): boolean =>
  importView.kind === 'CONSIGNMENT' && !isInProgress(importView);

/** Card of an import, for phones. */
const ImportCard = ({ importView }: { readonly importView: ImportView }) => (
  <Box sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Box component="span" sx={{ fontWeight: 500 }}>
        <FileLink importView={importView} />
      </Box>
      <StateTag importView={importView} />
    </Box>
    <Box sx={{ color: 'text.secondary' }}>
      {resultOf(importView)}
      {hasCost(importView) && ', '}
      {hasCost(importView) && <MoneyText amount={importView.totalCents / 100} />}
    </Box>
    <Box sx={{ color: 'app.textMuted' }}>
      {importKindTexts[importView.kind].name}, {ownerName(importView)}, {submitterOf(importView)},{' '}
      <DateText value={importView.receivedAt} show="date-minute" />
    </Box>
  </Box>
);

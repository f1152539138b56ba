import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { ChevronLeft } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';

import { isAtomicKind } from '@contracts/rules/import-kinds';
import { importKindTexts, importRateColumns } from '@contracts/texts/app/import-kinds';
import { importSampleTexts } from '@contracts/texts/app/import-sample';
import { importScreenTexts as texts } from '@contracts/texts/app/imports';
import { importsTitle } from '@contracts/texts/app/imports-title';
import type { ImportDetailView } from '@contracts/views/import.view';

import { failureOf } from '../../../shared/api/api-error';
import { ContextStrip } from '../../../shared/feedback/ContextStrip';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { Page } from '../../../shared/layout/Page';
import { Tag } from '../../../shared/status/Tag';
import { interpolate } from '../../../shared/text/format';
import { StateTag } from '../import-columns';
import {
  formatCounts,
  formatDifference,
  isInProgress,
  POLLING_MS,
  progressOf,
} from '../import-states';
import { ownerName } from '../import-owner';
import { useGetImportQuery } from '../imports.api';
import { useImportList } from '../useOpenImport';
import { ImportSteps } from './ImportSteps';
import { PlanFooter } from './PlanFooter';
import { PlanGroups } from './PlanGroups';
import { PlanTiles } from './PlanTiles';

/** Plan and run of an import: tiles, references and actions. */
export function ImportPlan({ id }: { readonly id: number }) {
  const { data, error, refetch } = useImport(id);
  if (error && !data)
    return (
      <Page title={importsTitle}>
        <ErrorState
          {...failureOf(error, texts.planFailed)}
          onRetry={() => {
            void refetch();
          }}
        />
      </Page>
    );
  if (!data)
    return (
      <Page title={importsTitle}>
        <Box sx={{ px: { xs: 3, sm: 5 }, py: 3 }}>
          <SkeletonLines count={6} />
        </Box>
      </Page>
    );
  return (
    <Page title={data.fileName} subtitle={importKindTexts[data.kind].title}>
      <Box sx={contentSx}>
        <PlanHead importView={data} />
        <Outcome importView={data} />
        <PlanTiles importView={data} />
        <PlanGroups key={data.id} importView={data} />
      </Box>
      <PlanFooter importView={data} />
    </Page>
  );
}

/** Reads an import, and polls it while its state can change without user action. */
function useImport(id: number) {
  const query = useGetImportQuery(id, { refetchOnMountOrArgChange: true });
  const pollingInterval = query.data && isInProgress(query.data) ? POLLING_MS : 0;
  useGetImportQuery(id, { pollingInterval, skip: pollingInterval === 0 });
  return query;
}

function PlanHead({ importView }: { readonly importView: ImportDetailView }) {
  return (
    <Box sx={stepsSx}>
      <Link component={RouterLink} to="/import" sx={{ display: 'inline-flex', gap: 1 }}>
        <ChevronLeft size={16} strokeWidth={1.6} aria-hidden />
        {texts.back}
      </Link>
      <ImportSteps importView={importView} />
      <Box role="status">
        <StateTag importView={importView} />
      </Box>
      <Box component="span" sx={{ color: 'app.textMuted' }}>
        {ownerName(importView)}
      </Box>
      <Box sx={{ flex: 1 }} />
      {importView.committedAt === null && <Tag tone="accent">{texts.nothingYet}</Tag>}
    </Box>
  );
}

/** Notice about a changed plan, or the result of the import. */
function Outcome({ importView }: { readonly importView: ImportDetailView }) {
  const { state, message, outdated } = importView;
  const endNotice = endNoticeOf(importView);
  if (endNotice) return <ContextStrip {...endNotice} {...(message && { detail: message })} />;
  if (importView.isSample) return <SampleNotice id={importView.id} />;
  if (state !== 'PLANNED' || !outdated) return null;
  const { changed, differenceCents } = outdated;
  const difference = differenceCents ? `, ${formatDifference(differenceCents)}` : '';
  const kindTexts = importKindTexts[importView.kind];
  const text = changed === 1 ? kindTexts.outdatedOne : kindTexts.outdated;
  const lead = interpolate(text, { ...formatCounts({ count: changed }), difference });
  return <ContextStrip lead={lead} />;
}

/** Says that a sample is not imported, and links to the user's own file. */
function SampleNotice({ id }: { readonly id: number }) {
  const showList = useImportList(id);
  const { lead, detail, ownFile } = importSampleTexts;
  return (
    <ContextStrip
      tone="plan"
      lead={lead}
      detail={detail}
      action={{ label: ownFile, onClick: showList }}
    />
  );
}

type EndNotice = Pick<Parameters<typeof ContextStrip>[0], 'lead' | 'tone'>;

function endNoticeOf(importView: ImportDetailView): EndNotice | null {
  switch (importView.state) {
    case 'COMPLETED':
      return completedNotice(importView);
    case 'REJECTED':
      return { tone: 'bad', lead: texts.rejected };
    case 'EXPIRED':
      return { tone: 'neutral', lead: expiredText(importView) };
    case 'CANCELLED':
      return { tone: 'neutral', lead: cancelledText(importView) };
    case 'RECEIVED':
    case 'PLANNING':
    case 'PLANNED':
    case 'RUNNING':
      return null;
  }
}

function completedNotice({ kind, counts }: ImportDetailView): EndNotice {
  if (isAtomicKind(kind) && counts.failed > 0)
    return { tone: 'bad', lead: importRateColumns.notPublished };
  const withDrafts = kind === 'CARRIER_ZONE' ? texts.completedWithoutDrafts : texts.completed;
  const text = isAtomicKind(kind) ? importRateColumns.published : withDrafts;
  return { tone: 'done', lead: interpolate(text, formatCounts({ ...counts })) };
}

function cancelledText(importView: ImportDetailView): string {
  const { kind, counts, committedAt } = importView;
  if (committedAt === null) return texts.discarded;
  if (isAtomicKind(kind)) return importRateColumns.cancelled;
  return interpolate(texts.cancelled, formatCounts({ ...progressOf(importView), ...counts }));
}

const expiredText = ({ isSample }: ImportDetailView): string =>
  isSample ? importSampleTexts.expired : texts.expired;

/** On a phone everything above the buttons scrolls; otherwise only the references. */
const contentSx = {
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: { xs: 'auto', sm: 'visible' },
  '& > *': { flexShrink: { xs: 0, sm: 1 } },
  '& > *:last-child': { flex: { xs: 'none', sm: 1 } },
} as const;

const stepsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  px: { xs: 3, sm: 5 },
  pb: 3,
} as const;

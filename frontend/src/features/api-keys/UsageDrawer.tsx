import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChartColumn } from 'lucide-react';

import { apiKeyUsageTexts as texts } from '@contracts/texts/app/api-key-usage';
import type { ApiKeyUsageView, ApiKeyView } from '@contracts/views/user.view';

import { messageOf } from '../../shared/api/api-error';
import { EmptyState } from '../../shared/feedback/EmptyState';
import { ErrorState } from '../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../shared/feedback/SkeletonLines';
import { SideDrawer } from '../../shared/layout/SideDrawer';
import { interpolate } from '../../shared/text/format';
import { useListApiKeyUsageQuery } from './api-keys.api';
import { UsageChart } from './UsageChart';
import { UsageDayList } from './UsageDayList';
import { lastDays, sumOf, usageDays } from './usage-days';

const CHART_DAYS = 30;

export interface UsageDrawerProps {
  readonly apiKey: ApiKeyView;
  readonly onClose: () => void;
}

/** Calls of an API key by day and operation. */
export const UsageDrawer = ({ apiKey: { id, name }, onClose }: UsageDrawerProps) => (
  <SideDrawer
    title={texts.title}
    subject={<Typography sx={{ fontSize: 18, fontWeight: 600 }}>{name}</Typography>}
    width={560}
    onClose={onClose}
  >
    <Usage id={id} />
  </SideDrawer>
);

function Usage({ id }: { readonly id: number }) {
  const { data, error, refetch } = useListApiKeyUsageQuery(id, { refetchOnMountOrArgChange: true });
  if (error && !data)
    return (
      <ErrorState
        message={texts.failed}
        reason={messageOf(error, texts.failed)}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Box sx={{ px: 5, py: 3 }}>
        <SkeletonLines count={6} />
      </Box>
    );
  if (data.length === 0)
    return <EmptyState icon={ChartColumn} title={texts.empty} reason={texts.emptyReason} />;
  return <UsageFigures usage={data} />;
}

function UsageFigures({ usage }: { readonly usage: readonly ApiKeyUsageView[] }) {
  const days = usageDays(usage);
  const calls = sumOf(days);
  const total = interpolate(calls === 1 ? texts.totalOne : texts.total, {
    calls: calls.toLocaleString('en-AU'),
  });
  return (
    <Box sx={{ px: 5, pb: 5 }}>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>{total}</Typography>
      <UsageChart days={lastDays(days, CHART_DAYS)} />
      <UsageDayList days={days} />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight, Send, type LucideIcon } from 'lucide-react';

import { appDeliveryTexts as texts } from '@contracts/texts/app/webhook-deliveries';
import type { WebhookView } from '@contracts/views/webhook.view';

import { messageOf } from '../../../shared/api/api-error';
import { EmptyState } from '../../../shared/feedback/EmptyState';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { interpolate } from '../../../shared/text/format';
import { isFiltered, isReversed, noFilter } from './delivery-filter';
import { DeliveryFilters } from './DeliveryFilters';
import { DeliveryRows } from './DeliveryRows';
import type { Deliveries } from './useDeliveries';

const LINES = 6;

export interface DeliveryLogProps {
  readonly webhook: WebhookView;
  readonly log: Deliveries;
}

/** Deliveries of a subscription, newest first. */
export function DeliveryLog({ webhook, log }: DeliveryLogProps) {
  return (
    <Box className="log" sx={logSx}>
      <DeliveryFilters log={log} />
      <Box className="rows">
        <Rows webhook={webhook} log={log} />
      </Box>
      <Pages log={log} />
    </Box>
  );
}

function Rows({ webhook, log }: DeliveryLogProps) {
  const { listQuery: query, filter, shown, show } = log;
  const rows = query.data?.deliveries;
  if (isReversed(filter)) return null;
  if (!rows && query.error)
    return (
      <ErrorState
        message={messageOf(query.error, texts.loadFailed)}
        onRetry={() => void query.refetch()}
      />
    );
  if (!rows)
    return (
      <Box sx={{ px: { xs: 3, sm: 5 } }}>
        <SkeletonLines count={LINES} />
      </Box>
    );
  if (rows.length === 0) return <NoDeliveries log={log} />;
  return <DeliveryRows webhook={webhook} rows={rows} shown={shown} onOpen={show} />;
}

function NoDeliveries({ log: { filter, change } }: Pick<DeliveryLogProps, 'log'>) {
  if (!isFiltered(filter))
    return <EmptyState icon={Send} title={texts.empty} reason={texts.emptyReason} />;
  return (
    <EmptyState
      icon={Send}
      title={texts.noneFound}
      reason={texts.noneFoundReason}
      action={
        <Button
          onClick={() => {
            change(noFilter);
          }}
        >
          {texts.clear}
        </Button>
      }
    />
  );
}

function Pages({ log: { page, showNewer, showOlder } }: Pick<DeliveryLogProps, 'log'>) {
  if (!showNewer && !showOlder) return null;
  const button = (label: string, Icon: LucideIcon, show: (() => void) | undefined) => (
    <IconButton aria-label={label} title={label} disabled={!show} onClick={show}>
      <Icon size={16} aria-hidden />
    </IconButton>
  );
  return (
    <Box className="pages">
      <span>{interpolate(texts.page, { number: page })}</span>
      {button(texts.newer, ChevronLeft, showNewer)}
      {button(texts.older, ChevronRight, showOlder)}
    </Box>
  );
}

const logSx = {
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  '& > .pages': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 42,
    px: { xs: 3, sm: 5 },
    borderTop: 1,
    borderColor: 'divider',
    color: 'text.secondary',
    '& > span': { mr: 'auto' },
    '& button': { minWidth: { xs: 44, sm: 28 }, minHeight: { xs: 44, sm: 28 } },
  },
} as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Copy, History, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { appTexts } from '@contracts/texts/app/common';
import { trackingTexts } from '@contracts/texts/spec/tracking';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view';

import { useToast } from '../../shared/feedback/useToast';
import { copyText } from '../../shared/text/copy-text';
import { usePermission } from '../../shared/session/usePermission';
import { StatusChip } from '../../shared/status/StatusChip';
import { ArticleNumbers } from '../../shared/text/ArticleNumbers';
import { DateText } from '../../shared/text/values';
import { EMPTY_VALUE } from '../../shared/text/format';
import { suburbLine } from '../../shared/addresses/suburb-text';

export interface TrackingHeaderProps {
  readonly tracking: ConsignmentTrackingView;
  readonly titleId: string;
  readonly onHistory: () => void;
  readonly onClose: () => void;
}

export function TrackingHeader({ tracking, titleId, onHistory, onClose }: TrackingHeaderProps) {
  const toast = useToast();
  const canReadHistory = usePermission('READ_HISTORY', tracking.clientId);

  async function copyLink() {
    if (await copyText(window.location.href)) toast.success(appTexts.copied);
  }

  return (
    <Box component="header" sx={{ px: { xs: 3, sm: 6 }, pt: '18px', pb: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, flexWrap: 'wrap' }}>
        <Box sx={{ flex: { xs: '1 1 calc(100% - 60px)', sm: 1 }, order: { xs: -2, sm: 0 } }}>
          <Typography sx={{ color: 'text.secondary' }}>{trackingTexts.title}</Typography>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
            <Typography id={titleId} variant="h4" component="h2">
              {tracking.connoteNumber}
            </Typography>
            <StatusChip status={tracking.status} />
          </Box>
        </Box>
        <Button startIcon={<Copy size={14} />} onClick={() => void copyLink()}>
          Copy link
        </Button>
        {canReadHistory && (
          <Button startIcon={<History size={14} />} onClick={onHistory}>
            History
          </Button>
        )}
        <IconButton aria-label={appTexts.close} onClick={onClose} sx={{ order: { xs: -1, sm: 0 } }}>
          <X size={16} aria-hidden />
        </IconButton>
      </Box>
      <TrackingFacts tracking={tracking} />
    </Box>
  );
}

const textOrDash = (text: string | null) => (text === null || text === '' ? EMPTY_VALUE : text);

function TrackingFacts({ tracking }: { readonly tracking: ConsignmentTrackingView }) {
  const facts: [string, ReactNode][] = [
    ['Carrier', textOrDash(tracking.carrier)],
    ['Service Type', textOrDash(tracking.serviceType)],
    ['Dispatch Date', <DateText key="dispatch" value={tracking.dispatchDate} />],
    [
      'To',
      textOrDash(
        [tracking.receiverCompany, tracking.receiverSuburb && suburbLine(tracking.receiverSuburb)]
          .filter(Boolean)
          .join(', '),
      ),
    ],
    ['ETA', <DateText key="eta" value={tracking.eta} />],
    ...(tracking.articleNumbers.length > 0
      ? [
          ['Item numbers', <ArticleNumbers key="items" ranges={tracking.articleNumbers} />] as [
            string,
            ReactNode,
          ],
        ]
      : []),
  ];

  return (
    <Box component="dl" sx={factsSx}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
}

const factsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '26px',
  rowGap: 2,
  m: 0,
  mt: 4,
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 500 },
} as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { appDashboardTexts as texts } from '@contracts/texts/app/dashboard';
import type { AttentionItemView } from '@contracts/views/dashboard.view';

import { EmptyState } from '../../../shared/feedback/EmptyState';
import { VisuallyHidden } from '../../../shared/layout/VisuallyHidden';
import { useClient } from '../../../shared/session/useClient';
import { Mono } from '../../../shared/text/values';
import { DashboardCard } from '../DashboardCard';
import { attentionStyle } from './attention-style';
import { useAttentionText } from './useAttentionText';

export interface AttentionCardProps {
  readonly title: string;
  readonly items: readonly AttentionItemView[];
  /** Maximum items shown. */
  readonly maxItems: number;
  readonly remark?: ReactNode;
  readonly tools?: ReactNode;
}

/** Lists the first items that need attention, each with one action. */
export const AttentionCard = ({ title, items, maxItems, remark, tools }: AttentionCardProps) => (
  <DashboardCard title={title} remark={remark} tools={tools}>
    {items.length === 0 ? (
      <EmptyState icon={CircleCheck} title={texts.nothingPressing} />
    ) : (
      <Box component="ul" sx={listSx}>
        {items.slice(0, maxItems).map((item, index) => (
          <AttentionItem key={index} item={item} />
        ))}
      </Box>
    )}
  </DashboardCard>
);

function AttentionItem({ item }: { readonly item: AttentionItemView }) {
  const { icon: Icon, tone } = attentionStyle[item.kind];
  const { id, title, detail, action, to, client } = useAttentionText()(item);
  const { clientId, canChoose, choose } = useClient();
  return (
    <li>
      <Box component="span" sx={glyphSx(tone)}>
        <Icon size={14} strokeWidth={1.6} aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {id && <Mono>{id}</Mono>} {title}
        </Box>
        <Box className="detail">{detail}</Box>
      </Box>
      {to && (
        <Button
          size="small"
          component={Link}
          to={to}
          onClick={() => {
            if (client && canChoose && client.id !== clientId) choose(client.id);
          }}
        >
          {action}
          <VisuallyHidden>{` ${id ?? title}`}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

const glyphSx = (tone: 'bad' | 'warn' | 'neutral') => ({
  width: 24,
  height: 24,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '7px',
  color: `app.tone.${tone}.fg`,
  bgcolor: `app.tone.${tone}.bg`,
});

const listSx: SxProps<Theme> = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '26px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 2,
    minHeight: 44,
    px: '14px',
    py: '4px',
    borderTop: 1,
    borderColor: 'divider',
    whiteSpace: { sm: 'nowrap' },
  },
  '& .detail': {
    typography: 'body2',
    lineHeight: '17px',
    color: 'app.textMuted',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
};

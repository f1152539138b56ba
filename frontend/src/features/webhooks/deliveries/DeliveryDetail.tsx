import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ChevronDown, ChevronUp, X, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { appTexts } from '@contracts/texts/app/common';
import { appDeliveryTexts as texts } from '@contracts/texts/app/webhook-deliveries';

import { messageOf } from '../../../shared/api/api-error';
import { useCommand } from '../../../shared/commands/useCommand';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { SideDrawer } from '../../../shared/layout/SideDrawer';
import { StepButton } from '../../../shared/layout/StepButton';
import { useReturnFocus } from '../../../shared/layout/useReturnFocus';
import { useGetDeliveryQuery } from './deliveries.api';
import { DeliveryActions, type DeliveryActionsProps } from './DeliveryActions';
import { DeliveryContent } from './DeliveryContent';
import { EventName } from './EventName';
import { rowButtonId, type DeliverySteps } from './useDeliveryKeys';

const WIDTH = 560;
const LINES = 10;

export interface DeliveryDetailProps extends Omit<DeliveryActionsProps, 'delivery'> {
  readonly number: number;
  readonly steps: DeliverySteps;
}

/** One delivery beside the list, or over it where there is no room: attempts, request, response and actions. */
export function DeliveryDetail(props: DeliveryDetailProps) {
  const { webhook, number, isBeside, steps, onShow } = props;
  const query = useGetDeliveryQuery(
    { id: webhook.id, number },
    { refetchOnMountOrArgChange: true },
  );
  const delivery = query.data;
  const Frame = isBeside ? Panel : Drawer;
  return (
    <Frame
      number={number}
      title={delivery?.eventType ?? texts.detail}
      tools={<DeliveryStepButtons steps={steps} onShow={onShow} />}
      actions={delivery && <DeliveryActions {...props} delivery={delivery} />}
      onClose={() => {
        onShow(null);
      }}
    >
      {delivery ? (
        <DeliveryContent webhook={webhook} delivery={delivery} />
      ) : (
        <Box sx={{ px: 4 }}>
          <Placeholder error={query.error} onRetry={() => void query.refetch()} />
        </Box>
      )}
    </Frame>
  );
}

interface FrameProps {
  readonly number: number;
  readonly title: string;
  readonly tools: ReactNode;
  readonly actions: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const Drawer = ({ number: _, title, tools, actions, ...frame }: FrameProps) => (
  <SideDrawer
    {...frame}
    title={title}
    width={WIDTH}
    isPageOnPhone
    tools={<Box sx={{ ml: 'auto', display: 'flex' }}>{tools}</Box>}
    footer={actions}
  />
);

function Panel({ number, title, tools, actions, onClose, children }: FrameProps) {
  const titleId = useId();
  useReturnFocus(rowButtonId(number));
  useCommand({ id: 'delivery.close', label: appTexts.close, keys: 'Escape', run: onClose });
  return (
    <Box component="aside" aria-labelledby={titleId} sx={panelSx}>
      <Box className="head">
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography
            id={titleId}
            variant="h2"
            component="h3"
            aria-label={title} // as one string, however the title wraps
            sx={{ flex: 1, minWidth: 0 }}
          >
            <EventName name={title} />
          </Typography>
          {tools}
          <IconButton size="small" aria-label={appTexts.close} onClick={onClose}>
            <X size={16} aria-hidden />
          </IconButton>
        </Box>
        {actions && <Box className="actions">{actions}</Box>}
      </Box>
      <Box tabIndex={0} role="region" aria-labelledby={titleId} className="content">
        {children}
      </Box>
    </Box>
  );
}

/** K and J, for the deliveries before and after this one in the list. */
function DeliveryStepButtons({ steps, onShow }: Pick<DeliveryDetailProps, 'steps' | 'onShow'>) {
  const button = (label: string, keys: string, icon: LucideIcon, id: number | undefined) => (
    <StepButton
      {...{ label, keys, icon }}
      isDisabled={id === undefined}
      onClick={() => {
        onShow(id ?? null);
      }}
    />
  );
  return (
    <>
      {button(texts.previous, 'K', ChevronUp, steps.previous)}
      {button(texts.next, 'J', ChevronDown, steps.next)}
    </>
  );
}

interface PlaceholderProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

const Placeholder = ({ error, onRetry }: PlaceholderProps) =>
  error === undefined ? (
    <SkeletonLines count={LINES} />
  ) : (
    <ErrorState message={messageOf(error, texts.loadFailed)} onRetry={onRetry} />
  );

const panelSx = {
  minHeight: 0,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  borderLeft: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '& > .head': { flex: 'none', px: 4, pt: 2, pb: '10px', borderBottom: 1, borderColor: 'divider' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '6px', mt: '6px' },
  '& > .content': { flex: 1, minHeight: 0, overflow: 'auto', outlineOffset: -2 },
} as const;

import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ArrowLeft, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { PageFailure } from '../feedback/PartFailure';
import { ModalDrawer } from './ModalDrawer';
import { useIsPhone } from './useIsPhone';
import { VisuallyHidden } from './VisuallyHidden';

export interface SideDrawerProps {
  readonly title: ReactNode;
  /** Name of the record, in large type below a small title. */
  readonly subject?: ReactNode;
  /** Pixels; the whole screen on a phone. */
  readonly width: number;
  /** Whether its header looks like a page's on a phone: a back button, and the subject without the small title. */
  readonly isPageOnPhone?: boolean;
  /** Between title and close: chips, buttons. */
  readonly tools?: ReactNode;
  readonly footer?: ReactNode;
  readonly onClose: () => void;
  readonly onKeyDown?: (event: React.KeyboardEvent) => void;
  readonly children: ReactNode;
}

/** Panel from the right that keeps the list visible. Render it only while it is open. */
export function SideDrawer(props: SideDrawerProps) {
  const { title, subject, width, tools, footer, onClose, onKeyDown, children } = props;
  const titleId = useId();
  const isPhone = useIsPhone();
  const isPage = isPhone && props.isPageOnPhone === true;

  return (
    <ModalDrawer
      anchor="right"
      name={{ 'aria-labelledby': titleId }}
      sx={drawerSx(width)}
      onClose={onClose}
      {...(onKeyDown && { onKeyDown })}
    >
      <Box sx={[headSx, isPage && pageHeadSx]}>
        {isPage && (
          <IconButton aria-label={appTexts.back} onClick={onClose}>
            <ArrowLeft size={18} aria-hidden />
          </IconButton>
        )}
        <DrawerTitle id={titleId} title={title} subject={subject} isPage={isPage} />
        <Box sx={toolsSx}>{tools}</Box>
        {!isPage && (
          <IconButton aria-label={appTexts.close} onClick={onClose}>
            <X size={16} aria-hidden />
          </IconButton>
        )}
      </Box>
      <Box tabIndex={0} sx={{ flex: 1, minHeight: 0, overflow: 'auto', outlineOffset: -2 }}>
        <ErrorBoundary part="drawer" fallback={PageFailure}>
          {children}
        </ErrorBoundary>
      </Box>
      {footer && <Box sx={footerSx}>{footer}</Box>}
    </ModalDrawer>
  );
}

interface DrawerTitleProps extends Pick<SideDrawerProps, 'title' | 'subject'> {
  readonly id: string;
  readonly isPage: boolean;
}

function DrawerTitle({ id, title, subject, isPage }: DrawerTitleProps) {
  if (subject === undefined)
    return (
      <Typography id={id} variant="h1" component="h2" sx={titleSx}>
        {title}
      </Typography>
    );
  return (
    <Box sx={{ py: 2, minWidth: 0 }}>
      <Typography id={id} variant="body2" component="h2" sx={{ color: 'text.secondary' }}>
        {isPage ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </Typography>
      {subject}
    </Box>
  );
}

const headSx = {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: 56,
  flex: 'none',
  px: 5,
} as const;

/** Wraps a long name, before the tools become narrower. */
const titleSx = { minWidth: 0, flexShrink: 100, py: 2, overflowWrap: 'anywhere' } as const;

const toolsSx = {
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minWidth: 0,
} as const;

const pageHeadSx = { px: 2 } as const;

const drawerSx = (width: number) => ({
  width: { xs: '100vw', sm: `min(${width}px, calc(100vw - 16px))` },
  height: { xs: '100%', sm: 'calc(100% - 16px)' },
  m: { xs: 0, sm: 2 },
  borderRadius: { xs: 0, sm: '12px' },
});

const footerSx = {
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  px: 5,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
  // its content may not be known yet, or not be permitted for this user
  '&:empty': { display: 'none' },
} as const;

import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { PageFailure } from '../feedback/PartFailure';
import { ModalDrawer } from './ModalDrawer';

export interface SideDrawerProps {
  readonly title: ReactNode;
  /** Name of the record, in large type below a small title. */
  readonly subject?: ReactNode;
  /** Pixels; the whole screen on a phone. */
  readonly width: number;
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

  return (
    <ModalDrawer
      anchor="right"
      name={{ 'aria-labelledby': titleId }}
      sx={drawerSx(width)}
      onClose={onClose}
      {...(onKeyDown && { onKeyDown })}
    >
      <Box sx={headSx}>
        <DrawerTitle id={titleId} title={title} subject={subject} />
        <Box sx={{ flex: 1, display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0 }}>
          {tools}
        </Box>
        <IconButton aria-label={appTexts.close} onClick={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
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
}

function DrawerTitle({ id, title, subject }: DrawerTitleProps) {
  if (subject === undefined)
    return (
      <Typography id={id} variant="h1" component="h2">
        {title}
      </Typography>
    );
  return (
    <Box sx={{ py: 2, minWidth: 0 }}>
      <Typography id={id} variant="body2" component="h2" sx={{ color: 'text.secondary' }}>
        {title}
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

const drawerSx = (width: number) => ({
  width: { xs: '100vw', sm: `min(${width}px, calc(100vw - 16px))` },
  height: { xs: '100%', sm: 'calc(100% - 16px)' },
  m: { xs: 0, sm: 2 },
  borderRadius: { xs: 0, sm: '12px' },
});

const footerSx = {
  flex: 'none',
  display: 'flex',
  gap: 2,
  px: 5,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
  // its content may not be known yet, or not be permitted for this user
  '&:empty': { display: 'none' },
} as const;

import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { ModalDrawer } from './ModalDrawer';

export interface BottomSheetProps {
  readonly title: string;
  /** Between title and close. */
  readonly tools?: ReactNode;
  /** Stays within reach of the thumb while the content scrolls. */
  readonly footer?: ReactNode;
  /** Accessible name of the button that closes it; 'Close' by default. */
  readonly closeLabel?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Panel that slides up from the bottom of a phone screen. Render it only while it is open. */
export function BottomSheet(props: BottomSheetProps) {
  const { title, tools, footer, closeLabel = appTexts.close, onClose, children } = props;
  const titleId = useId();
  return (
    <ModalDrawer
      anchor="bottom"
      name={{ 'aria-labelledby': titleId }}
      sx={sheetSx}
      onClose={onClose}
    >
      <Box sx={headSx}>
        <Typography id={titleId} variant="h1" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {tools}
        <IconButton aria-label={closeLabel} onClick={onClose} sx={{ mr: '-12px' }}>
          <X size={18} aria-hidden />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', px: 4, pb: 4 }}>{children}</Box>
      {footer && <Box sx={footerSx}>{footer}</Box>}
    </ModalDrawer>
  );
}

const sheetSx = {
  maxHeight: 'calc(100dvh - 48px)',
  borderRadius: '16px 16px 0 0',
  overscrollBehavior: 'contain',
} as const;

const headSx = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 60,
  px: 4,
} as const;

const footerSx = {
  flex: 'none',
  px: 4,
  pt: '10px',
  pb: 'calc(10px + env(safe-area-inset-bottom))',
  borderTop: 1,
  borderColor: 'divider',
} as const;

import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { ownTexts } from '@contracts/texts/own';

export interface RulesFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The xl dialog: 80vw wide, as high as the window allows, all of it on a phone. */
export function RulesFrame({ title, onClose, children }: RulesFrameProps) {
  const isPhone = useMediaQuery('(max-width: 639px)');
  const titleId = useId();
  return (
    <Dialog
      open
      fullScreen={isPhone}
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isPhone ? {} : paperSx } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: { xs: 3, sm: 6 }, py: 3 }}>
        <Typography id={titleId} variant="h4" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label={ownTexts.close} onClick={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      </Box>
      {children}
    </Dialog>
  );
}

const paperSx = { width: '80vw', maxWidth: 1240, height: 'min(900px, 100%)' } as const;

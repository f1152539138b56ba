import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { useLeaveGuard } from '../../shared/forms/FormDialog';

export interface RulesFrameProps {
  readonly title: string;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** Closing asks for confirmation. */
  readonly isDirty?: boolean;
  readonly onSubmit?: () => void;
  readonly onClose: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** The xl dialog: 80vw wide, as high as the window allows, full screen on a phone. Ctrl or Cmd with Enter saves. */
export function RulesFrame(props: RulesFrameProps) {
  const { title, actions, isDirty = false, onSubmit, onClose, children } = props;
  const isPhone = useMediaQuery('(max-width: 639px)');
  const titleId = useId();
  const leave = useLeaveGuard(isDirty, onClose, { param: 'rules' });
  const close = () => void leave();
  return (
    <Dialog
      open
      fullScreen={isPhone}
      onClose={close}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isPhone ? {} : paperSx } }}
    >
      <form
        noValidate
        style={formStyle}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.requestSubmit();
        }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            px: { xs: 3, sm: 6 },
            py: 3,
            '& > button': { flex: 'none', m: 0 },
          }}
        >
          <Typography id={titleId} variant="h4" component="h2" sx={{ flex: 1 }}>
            {title}
          </Typography>
          {actions}
          <IconButton aria-label={appTexts.close} onClick={close}>
            <X size={16} aria-hidden />
          </IconButton>
        </Box>
        {children(close)}
      </form>
    </Dialog>
  );
}

const formStyle = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
} as const;
const paperSx = { width: '80vw', maxWidth: 1240, height: 'min(900px, 100%)' } as const;

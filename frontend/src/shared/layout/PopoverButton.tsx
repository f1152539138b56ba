import Button, { type ButtonProps } from '@mui/material/Button';
import Popover, { type PopoverActions } from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';

import { useCommand, type CommandOptions } from '../commands/useCommand';

export interface PopoverButtonProps {
  /** Accessible name of the popover. */
  readonly label: string;
  readonly button: ReactNode;
  readonly buttonProps?: ButtonProps;
  /** Command that opens it from the keyboard. */
  readonly command?: Pick<CommandOptions, 'id' | 'label' | 'keys'>;
  readonly startOpen?: boolean;
  readonly onClose?: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** Button that opens a small panel below it. */
export function PopoverButton(props: PopoverButtonProps) {
  const { label, button, buttonProps, startOpen = false, onClose, children } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(startOpen);
  const id = useId();
  const { position, paperRef } = useStablePosition();

  useOpener(props, () => {
    // a panel opened by a key returns the focus to its button
    anchor?.focus();
    setOpen(true);
  });

  function close() {
    setOpen(false);
    onClose?.();
  }

  return (
    <>
      <Button
        {...buttonProps}
        ref={setAnchor}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onClick={() => {
          setOpen(true);
        }}
      >
        {button}
      </Button>
      <Popover
        open={isOpen && anchor !== null}
        anchorEl={anchor}
        action={position}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          // its opener no longer exists, so the focus returns to the button
          ...(startOpen && { transition: { onExited: () => anchor?.focus() } }),
          paper: {
            id,
            ref: paperRef,
            role: 'dialog',
            'aria-label': label,
            sx: paperSx,
          },
        }}
      >
        {isOpen && children(close)}
      </Popover>
    </>
  );
}

/** Repositions the panel when late content makes it wider or taller. */
function useStablePosition() {
  const position = useRef<PopoverActions>(null);
  const paperRef = useCallback((paper: HTMLElement | null) => {
    if (!paper) return undefined;
    const sizes = new ResizeObserver(() => position.current?.updatePosition());
    sizes.observe(paper);
    return () => {
      sizes.disconnect();
    };
  }, []);
  return { position, paperRef };
}

function useOpener({ label, command }: PopoverButtonProps, run: () => void) {
  useCommand({ id: '', label, ...command, when: command !== undefined, run });
}

const paperSx = {
  mt: 1,
  borderRadius: '10px',
  border: 1,
  borderColor: 'divider',
  boxShadow: (theme: Theme) => (theme.vars ?? theme).palette.app.shadowFloat,
};

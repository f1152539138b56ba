import Drawer, { type DrawerProps } from '@mui/material/Drawer';

export interface ModalDrawerProps extends Pick<DrawerProps, 'anchor' | 'children' | 'onKeyDown'> {
  /** Accessible name: its label, or the id of the element that labels it. */
  readonly name: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
  /** Styles of the panel. */
  readonly sx: object;
  readonly onClose: () => void;
}

/** Modal drawer. Render it only while it is open. */
export function ModalDrawer({ anchor, name, sx, onClose, onKeyDown, children }: ModalDrawerProps) {
  return (
    <Drawer
      open
      anchor={anchor}
      onClose={onClose}
      // stacked by opening order: a drawer opened from a dialog is on top
      sx={{ zIndex: 'modal' }}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, ...name, sx, onKeyDown } }}
    >
      {children}
    </Drawer>
  );
}

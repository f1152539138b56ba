import Drawer, { type DrawerProps } from '@mui/material/Drawer';

export interface ModalDrawerProps extends Pick<DrawerProps, 'anchor' | 'children' | 'onKeyDown'> {
  /** Its own name, or the id of the element that says it. */
  readonly name: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
  /** Of the panel. */
  readonly sx: object;
  readonly onClose: () => void;
}

/** A dialog that comes from an edge of the screen. Render it only while it is open. */
export function ModalDrawer({ anchor, name, sx, onClose, onKeyDown, children }: ModalDrawerProps) {
  return (
    <Drawer
      open
      anchor={anchor}
      onClose={onClose}
      // whatever was opened last lies on top: a drawer opened from a dialog, too
      sx={{ zIndex: 'modal' }}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, ...name, sx, onKeyDown } }}
    >
      {children}
    </Drawer>
  );
}

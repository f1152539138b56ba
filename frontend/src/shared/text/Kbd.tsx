import Box from '@mui/material/Box';

export interface KbdProps {
  /** Screen readers get it too; beside a button `aria-keyshortcuts` says it already. */
  readonly isRead?: boolean;
  readonly children: string;
}

/** A key as it is printed on a keyboard. */
export function Kbd({ isRead = false, children }: KbdProps) {
  return (
    <Box
      component="kbd"
      aria-hidden={!isRead}
      sx={{
        // a phone has no keys: a hint of one takes room there and nothing else
        display: { xs: isRead ? 'inline-block' : 'none', sm: 'inline-block' },
        minWidth: 18,
        px: 1,
        textAlign: 'center',
        fontFamily: 'inherit',
        fontSize: '0.71875rem',
        lineHeight: '1rem',
        fontWeight: 500,
        borderRadius: '4px',
        border: '1px solid',
        borderColor: 'app.lineStrong',
        color: 'app.textMuted',
      }}
    >
      {children}
    </Box>
  );
}

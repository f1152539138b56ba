import Box from '@mui/material/Box';

export interface KbdProps {
  /** Whether screen readers read it; beside a button they read `aria-keyshortcuts` instead. */
  readonly isRead?: boolean;
  readonly children: string;
}

/** A key, drawn as on a keyboard. */
export function Kbd({ isRead = false, children }: KbdProps) {
  return (
    <Box
      component="kbd"
      aria-hidden={!isRead}
      sx={{
        // hidden on phones, which have no keyboard
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

import Box from '@mui/material/Box';

/**
 * A specified text that is written in capitals: the page keeps the letters, the style shows sentence case,
 * so that a search for the specified words finds them.
 */
export function VerbatimText({ children }: { readonly children: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        textTransform: 'lowercase',
        '&::first-letter': { textTransform: 'uppercase' },
      }}
    >
      {children}
    </Box>
  );
}

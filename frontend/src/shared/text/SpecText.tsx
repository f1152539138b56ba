import Box from '@mui/material/Box';

/**
 * Specified text in capitals: the DOM keeps the letters and CSS shows sentence case, so that searching for the
 * specified text finds it.
 */
export function SpecText({ children }: { readonly children: string }) {
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

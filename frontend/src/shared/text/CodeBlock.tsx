import Box from '@mui/material/Box';

export interface CodeBlockProps {
  /** Accessible name. */
  readonly label: string;
  readonly text: string;
}

/** Block of code or a message that scrolls separately, by keyboard too. */
export const CodeBlock = ({ label, text }: CodeBlockProps) => (
  <Box component="pre" tabIndex={0} role="region" aria-label={label} sx={codeSx}>
    {text}
  </Box>
);

const codeSx = {
  m: 0,
  p: 3,
  maxHeight: 280,
  overflow: 'auto',
  borderRadius: '8px',
  bgcolor: 'app.sunken',
  typography: 'mono',
  fontSize: '0.75rem',
  whiteSpace: 'pre',
} as const;

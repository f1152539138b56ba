import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

import { appTexts } from '@contracts/texts/app/common';

export interface PasteProblemsProps {
  readonly problems: readonly string[];
  readonly onClose: () => void;
}

/** Cells of a pasted table that could not be parsed; their rows are added with those cells empty. */
export function PasteProblems({ problems, onClose }: PasteProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <Alert severity="warning" onClose={onClose} closeText={appTexts.close} sx={{ mt: 2 }}>
      <Box component="ul" sx={{ m: 0, pl: 4, maxHeight: 160, overflow: 'auto' }}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </Box>
    </Alert>
  );
}

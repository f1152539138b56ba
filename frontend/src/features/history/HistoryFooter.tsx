import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download, GitCompareArrows, Link as LinkIcon } from 'lucide-react';

import { appTexts } from '@contracts/texts/app/common';
import { appHistoryTexts } from '@contracts/texts/app/history';

import { useToast } from '../../shared/feedback/useToast';
import { copyText } from '../../shared/text/copy-text';

export interface HistoryFooterProps {
  readonly isComparing?: boolean;
  /** Undefined if there is nothing to compare the shown point in time with. */
  readonly onCompare?: () => void;
  readonly onExport: () => void;
}

/** Actions of the history; none of them changes the record. */
export function HistoryFooter({ isComparing, onCompare, onExport }: HistoryFooterProps) {
  const toast = useToast();
  async function copyLink() {
    if (await copyText(window.location.href)) toast.success(appTexts.copied);
  }

  return (
    <Box component="footer" sx={footerSx}>
      {onCompare && (
        <Button
          startIcon={<GitCompareArrows size={14} strokeWidth={1.6} />}
          aria-pressed={isComparing}
          onClick={onCompare}
        >
          {appHistoryTexts.compare}
        </Button>
      )}
      <Button startIcon={<LinkIcon size={14} strokeWidth={1.6} />} onClick={() => void copyLink()}>
        {appHistoryTexts.copyLink}
      </Button>
      <Box component="span" sx={{ ml: 'auto', display: { xs: 'none', md: 'block' } }}>
        {appHistoryTexts.permanent}
      </Box>
      <Button startIcon={<Download size={14} strokeWidth={1.6} />} onClick={onExport}>
        Export
      </Button>
    </Box>
  );
}

const footerSx = {
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: { xs: 3, sm: 5 },
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  '& [aria-pressed="true"]': { bgcolor: 'app.accentSoft', borderColor: 'app.accentLine' },
} as const;

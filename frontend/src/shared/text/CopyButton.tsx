import IconButton from '@mui/material/IconButton';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

import { appTexts } from '@contracts/texts/app/common';
import { shellTexts } from '@contracts/texts/spec/shell';

/** Copies an identifier and confirms it briefly. Spec part 1, section 8: a failure is only logged. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => {
        setCopied(false);
      }, 2000);
    } catch (reason) {
      console.warn(shellTexts.copyFailed, reason);
    }
  }

  return (
    <IconButton
      size="small"
      aria-label={isCopied ? appTexts.copied : label}
      onClick={() => void copy()}
    >
      {isCopied ? <Check size={14} /> : <Copy size={14} />}
    </IconButton>
  );
}

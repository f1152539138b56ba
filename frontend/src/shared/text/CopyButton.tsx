import IconButton from '@mui/material/IconButton';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { copyText } from './copy-text';

/** Copies an identifier and confirms it briefly. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    if (!(await copyText(text))) return;
    setCopied(true);
    setTimeout(() => {
      setCopied(false);
    }, 2000);
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

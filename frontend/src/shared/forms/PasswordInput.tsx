import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { TextInput, type TextInputProps } from './TextInput';

/** Password field with a visibility toggle; paste and password managers work (WCAG 3.3.8). */
export function PasswordInput(props: TextInputProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;

  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          size="small"
          aria-label={isShown ? appTexts.hidePassword : appTexts.showPassword}
          aria-pressed={isShown}
          onClick={() => {
            setShown(!isShown);
          }}
        >
          <Icon size={14} aria-hidden />
        </IconButton>
      }
    />
  );
}

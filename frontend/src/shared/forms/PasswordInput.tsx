import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

import { ownTexts } from '@contracts/texts/own';

import { TextInput, type TextInputProps } from './TextInput';

/** A masked field with an eye; paste and password managers work (WCAG 3.3.8). */
export function PasswordInput(props: TextInputProps) {
  const [isShown, setShown] = useState(false);
  const Sign = isShown ? EyeOff : Eye;

  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          size="small"
          aria-label={isShown ? ownTexts.hidePassword : ownTexts.showPassword}
          aria-pressed={isShown}
          onClick={() => {
            setShown(!isShown);
          }}
        >
          <Sign size={14} aria-hidden />
        </IconButton>
      }
    />
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';

import { appCustomEmailTexts as texts } from '@contracts/texts/app/settings';
import { settingsTexts } from '@contracts/texts/spec/settings';

import { TextInput } from '../../../shared/forms/TextInput';
import { readImageFile } from './read-image-file';

export interface ImageValue {
  /** Data URL. */
  readonly image: string | null;
  readonly fileName: string | null;
  /** URL it links to. */
  readonly link: string | null;
}

export interface ImageFieldProps {
  /** 'Logo', 'Footer'. */
  readonly name: string;
  readonly value: ImageValue;
  readonly onChange: (picture: ImageValue) => void;
}

const none: ImageValue = { image: null, fileName: null, link: null };

/** Image upload with a link. */
export function ImageField({ name, value, onChange }: ImageFieldProps) {
  const [problem, setProblem] = useState<string>();

  async function selectFile(file: File) {
    setProblem(undefined);
    try {
      const read = await readImageFile(file);
      if ('problem' in read) setProblem(read.problem);
      else onChange({ ...value, image: read.image, fileName: file.name });
    } catch {
      setProblem(settingsTexts.imageNotReadable);
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <FileLine
        name={name}
        value={value}
        onSelect={(file) => void selectFile(file)}
        onRemove={() => {
          onChange(none);
        }}
      />
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      {value.image !== null && (
        <TextInput
          isOptional
          label={`${name} ${texts.leadsTo}`}
          type="url"
          placeholder="https://"
          value={value.link ?? ''}
          onChange={({ target }) => {
            onChange({ ...value, link: target.value === '' ? null : target.value });
          }}
        />
      )}
    </Box>
  );
}

interface FileLineProps extends Pick<ImageFieldProps, 'name' | 'value'> {
  readonly onSelect: (file: File) => void;
  readonly onRemove: () => void;
}

function FileLine({ name, value, onSelect, onRemove }: FileLineProps) {
  const input = useRef<HTMLInputElement>(null);
  const label = `${name} ${texts.image}`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 160, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ typography: 'label', display: 'block' }}>
          {label}
        </Box>
        {value.fileName}
      </Box>
      <Button
        size="small"
        aria-label={`${name}: ${texts.choose}`}
        onClick={() => input.current?.click()}
      >
        {texts.choose}
      </Button>
      {value.image !== null && (
        <Button
          size="small"
          variant="text"
          color="error"
          aria-label={`${texts.remove} ${name}`}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept="image/jpeg,image/png"
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onSelect(file);
          target.value = '';
        }}
      />
    </Box>
  );
}

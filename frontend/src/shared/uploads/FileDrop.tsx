import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { FileText, Upload, X } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';

import { appImportTexts as texts } from '@contracts/texts/app/address-import';

import { FormField } from '../forms/FormField';
import { focusRing } from '../theme/vars';

export interface FileDropProps {
  readonly label: string;
  /** The input's `accept` attribute: '.csv,text/csv'. */
  readonly accept: string;
  readonly file: File | null;
  readonly error?: string | undefined;
  /** Whether the file is being uploaded and cannot be changed. */
  readonly isBusy?: boolean;
  readonly onChange: (file: File | null) => void;
}

/** File input, by button or drag and drop. */
export function FileDrop({ label, accept, file, error, isBusy = false, onChange }: FileDropProps) {
  const [isDraggedOver, setDraggedOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    const [first] = event.dataTransfer.files;
    if (first && !isBusy) onChange(first);
  };

  return (
    <FormField label={label} error={error}>
      {(field) => (
        <Box
          data-over={isDraggedOver}
          sx={boxSx}
          onDrop={handleDrop}
          onDragOver={(event) => {
            event.preventDefault();
            setDraggedOver(true);
          }}
          onDragLeave={() => {
            setDraggedOver(false);
          }}
        >
          {file ? (
            <ChosenFile
              file={file}
              isBusy={isBusy}
              onRemove={() => {
                if (!isBusy) onChange(null);
              }}
            />
          ) : (
            <FileButton field={field} accept={accept} onChange={onChange} />
          )}
        </Box>
      )}
    </FormField>
  );
}

interface FileButtonProps extends Pick<FileDropProps, 'accept' | 'onChange'> {
  readonly field: { readonly id: string };
}

function FileButton({ field, accept, onChange }: FileButtonProps) {
  const hint = useId();
  return (
    <>
      <Box component="label" htmlFor={field.id} className="choose">
        <Upload size={14} strokeWidth={1.6} aria-hidden />
        {texts.chooseFile}
      </Box>
      <input
        {...field}
        type="file"
        accept={accept}
        aria-describedby={hint}
        onChange={({ target }) => {
          onChange(target.files?.[0] ?? null);
        }}
      />
      <Box component="span" id={hint} sx={{ color: 'app.textMuted' }}>
        {texts.dropHere}
      </Box>
    </>
  );
}

interface ChosenFileProps {
  readonly file: File;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

const ChosenFile = ({ file, isBusy, onRemove }: ChosenFileProps) => (
  <>
    <FileText size={16} strokeWidth={1.6} aria-hidden />
    <Box component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
      {file.name}
    </Box>
    <Box component="span" sx={{ color: 'app.textMuted', whiteSpace: 'nowrap' }}>
      {`${Math.max(1, Math.round(file.size / 1000))} kB`}
    </Box>
    <IconButton
      size="small"
      autoFocus
      aria-label={texts.remove}
      aria-disabled={isBusy} // a button disabled while focused would lose the focus
      onClick={onRemove}
    >
      <X size={14} aria-hidden />
    </IconButton>
  </>
);

const boxSx: SxProps<Theme> = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minHeight: 84,
  p: 3,
  border: '1px dashed',
  borderColor: 'app.lineInput',
  borderRadius: '10px',
  bgcolor: 'app.sunken',
  '&[data-over="true"]': { borderColor: 'primary.main', bgcolor: 'app.accentSoft' },
  // Invisible but focusable: only its label is visible.
  '& input': { position: 'absolute', width: '1px', height: '1px', opacity: 0 },
  '& .choose': {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    height: 30,
    px: '11px',
    border: 1,
    borderColor: 'app.lineStrong',
    borderRadius: '7px',
    fontWeight: 500,
    cursor: 'pointer',
    bgcolor: 'background.paper',
  },
  '&:has(input:focus-visible) .choose': focusRing,
};

import ButtonBase from '@mui/material/ButtonBase';

export interface RowNameProps {
  readonly name: string;
  readonly tabIndex?: 0 | -1;
  readonly onClick: () => void;
}

/** Name of a record in a list; opens the record's form. */
export const RowName = ({ name, tabIndex = 0, onClick }: RowNameProps) => (
  <ButtonBase tabIndex={tabIndex} onClick={onClick} sx={nameSx}>
    {name}
  </ButtonBase>
);

const nameSx = {
  display: 'inline-block',
  maxWidth: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textAlign: 'left',
  verticalAlign: 'middle',
  borderRadius: '3px',
  font: 'inherit',
  fontWeight: 500,
  color: 'app.link',
  // a target of 44 px on a phone
  py: { xs: '12px', sm: 0 },
  my: { xs: '-12px', sm: 0 },
  '&:hover': { textDecoration: 'underline' },
} as const;

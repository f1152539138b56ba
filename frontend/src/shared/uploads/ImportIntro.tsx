import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { appImportTexts } from '@contracts/texts/app/address-import';

const FOLDER = '/static/templates';

export interface ImportIntroProps {
  readonly children: string;
  /** Name of the template file. */
  readonly template: string;
  /** A filled-in example. */
  readonly example?: { readonly file: string; readonly label: string };
}

/** Describes the file format, with its template. */
export const ImportIntro = ({ children, template, example }: ImportIntroProps) => (
  <Typography sx={{ color: 'text.secondary' }}>
    {children}{' '}
    <Link href={`${FOLDER}/${template}`} download>
      {appImportTexts.template}
    </Link>
    {example && (
      <>
        {' · '}
        <Link href={`${FOLDER}/${example.file}`} download>
          {example.label}
        </Link>
      </>
    )}
  </Typography>
);

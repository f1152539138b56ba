import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { ownImportTexts } from '@contracts/texts/own-screens';

const FOLDER = '/static/templates';

export interface ImportIntroProps {
  readonly children: string;
  /** The name of the template file. */
  readonly template: string;
  /** A filled one. */
  readonly example?: { readonly file: string; readonly label: string };
}

/** What a file to import looks like. */
export const ImportIntro = ({ children, template, example }: ImportIntroProps) => (
  <Typography sx={{ color: 'text.secondary' }}>
    {children}{' '}
    <Link href={`${FOLDER}/${template}`} download>
      {ownImportTexts.template}
    </Link>
    {example && (
      <>
        {' '}
        <Link href={`${FOLDER}/${example.file}`} download>
          {example.label}
        </Link>
      </>
    )}
  </Typography>
);

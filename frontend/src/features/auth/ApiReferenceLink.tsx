import Box from '@mui/material/Box';

import { appTexts } from '@contracts/texts/app/common';

import { API_REFERENCE, useFindApiReferenceQuery } from '../../shared/api/api-reference.api';

/** The API reference, for developers who have no account yet; absent if the installation does not publish it. */
export function ApiReferenceLink() {
  const { data: isPublished = false } = useFindApiReferenceQuery(undefined);
  if (!isPublished) return null;

  return (
    <Box component="a" href={API_REFERENCE} sx={linkSx}>
      {appTexts.apiReference}
    </Box>
  );
}

/** The panel is dark in both schemes, with fixed colours; not a `Link`, which would delay the sign-in page. */
const linkSx = {
  position: 'absolute',
  right: 24,
  bottom: 20,
  color: '#BCC3CC',
  textDecorationColor: 'currentColor',
  typography: 'body2',
} as const;

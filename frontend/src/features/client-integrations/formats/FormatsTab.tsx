import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { flowTexts } from '@contracts/texts/app/integration-flows';

import { CodeBlock } from '../../../shared/text/CodeBlock';
import { CopyButton } from '../../../shared/text/CopyButton';
import { interpolate } from '../../../shared/text/format';
import {
  acknowledgement,
  consignmentsFile,
  ordersJson,
  ordersPage,
  ordersXml,
  proofsFile,
  proofsSchema,
  trackingFile,
} from './samples';

const texts = flowTexts.formats;

const parts = [
  { title: texts.orders, text: texts.ordersText, samples: [ordersXml, ordersJson] },
  { title: texts.web, text: texts.webText, samples: [ordersPage] },
  { title: texts.acknowledgement, text: texts.acknowledgementText, samples: [acknowledgement] },
  { title: texts.consignments, text: texts.consignmentsText, samples: [consignmentsFile] },
  { title: texts.tracking, text: texts.trackingText, samples: [trackingFile] },
  { title: texts.proofs, text: texts.proofsText, samples: [proofsFile, proofsSchema] },
];

/** Formats of exchanged files, with samples. */
export const FormatsTab = () => (
  <Box sx={formatsSx}>
    <Box sx={{ color: 'text.secondary' }}>{texts.intro}</Box>
    {parts.map(({ title, text, samples }) => (
      <Box component="section" key={title} aria-label={title} sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Box sx={{ color: 'text.secondary' }}>{text}</Box>
        {samples.map((sample, index) => {
          const name = samples.length > 1 ? `${title} (${index + 1})` : title;
          return (
            <Box key={name} sx={{ position: 'relative', minWidth: 0 }}>
              <CodeBlock label={interpolate(texts.sampleOf, { name })} text={sample} />
              <Box sx={{ position: 'absolute', top: 6, right: 12 }}>
                <CopyButton text={sample} label={interpolate(texts.copy, { name })} />
              </Box>
            </Box>
          );
        })}
      </Box>
    ))}
  </Box>
);

const formatsSx = {
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 820px)',
  gap: 5,
  px: { xs: 3, sm: 5 },
  py: 3,
} as const;

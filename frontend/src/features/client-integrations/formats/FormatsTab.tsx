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
  trackingFile,
} from './samples';

const words = flowTexts.formats;

const parts = [
  { title: words.orders, text: words.ordersText, samples: [ordersXml, ordersJson] },
  { title: words.web, text: words.webText, samples: [ordersPage] },
  { title: words.acknowledgement, text: words.acknowledgementText, samples: [acknowledgement] },
  { title: words.consignments, text: words.consignmentsText, samples: [consignmentsFile] },
  { title: words.tracking, text: words.trackingText, samples: [trackingFile] },
];

/** Formats of exchanged files, with samples. */
export const FormatsTab = () => (
  <Box sx={formatsSx}>
    <Box sx={{ color: 'text.secondary' }}>{words.intro}</Box>
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
              <CodeBlock label={interpolate(words.sampleOf, { name })} text={sample} />
              <Box sx={{ position: 'absolute', top: 6, right: 12 }}>
                <CopyButton text={sample} label={interpolate(words.copy, { name })} />
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

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';

import { fileFormats, type FileFormat } from '@contracts/file-formats/file-formats';
import { fileFormatTexts as texts } from '@contracts/texts/app/file-formats';

import { CodeBlock } from '../../../shared/text/CodeBlock';
import { CopyButton } from '../../../shared/text/CopyButton';
import { interpolate } from '../../../shared/text/format';
import { downloadFile } from '../../../shared/uploads/download-file';
import {
  acknowledgement,
  addressAcknowledgement,
  addressesJson,
  consignmentsFile,
  ordersJson,
  ordersPage,
  ordersXml,
  proofsFile,
  trackingFile,
} from './samples';

interface FormatPart {
  readonly title: string;
  readonly text: string;
  readonly samples: readonly string[];
  /** Absent if it is described elsewhere. */
  readonly format?: FileFormat;
}

const parts: readonly FormatPart[] = [
  {
    title: texts.orders,
    text: texts.ordersText,
    samples: [ordersXml, ordersJson],
    format: fileFormats.orders,
  },
  { title: texts.web, text: texts.webText, samples: [ordersPage] },
  {
    title: texts.acknowledgement,
    text: texts.acknowledgementText,
    samples: [acknowledgement],
    format: fileFormats.acknowledgement,
  },
  {
    title: texts.addresses,
    text: texts.addressesText,
    samples: [addressesJson],
    format: fileFormats.addresses,
  },
  {
    title: texts.addressAcknowledgement,
    text: texts.addressAcknowledgementText,
    samples: [addressAcknowledgement],
    format: fileFormats.addressAcknowledgement,
  },
  {
    title: texts.consignments,
    text: texts.consignmentsText,
    samples: [consignmentsFile],
    format: fileFormats.consignments,
  },
  {
    title: texts.tracking,
    text: texts.trackingText,
    samples: [trackingFile],
    format: fileFormats.tracking,
  },
  {
    title: texts.proofs,
    text: texts.proofsText,
    samples: [proofsFile],
    format: fileFormats.proofs,
  },
];

/** Formats of exchanged files, with samples. */
export const FormatsTab = () => (
  <Box sx={formatsSx}>
    <Box sx={{ color: 'text.secondary' }}>{texts.intro}</Box>
    {parts.map(({ title, text, samples, format }) => (
      <Box component="section" key={title} aria-label={title} sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Box sx={{ color: 'text.secondary' }}>{text}</Box>
        {format && <SchemaDownloads format={format} />}
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

/** Downloads of the schemas a file can be checked with. */
function SchemaDownloads({ format: { name, jsonSchema, xsd } }: { readonly format: FileFormat }) {
  const files = [
    {
      label: texts.jsonSchema,
      fileName: `${name}.schema.json`,
      type: 'application/schema+json',
      content: JSON.stringify(jsonSchema, null, 2),
    },
    { label: texts.xsd, fileName: `${name}.xsd`, type: 'application/xml', content: xsd },
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {files.map(({ label, fileName, content, type }) => (
        <Button
          key={fileName}
          size="small"
          variant="outlined"
          aria-label={interpolate(texts.schemaOf, { schema: label, format: name })}
          startIcon={<Download size={14} />}
          onClick={() => {
            downloadFile(fileName, content, type);
          }}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}

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

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { errorFileName } from '@contracts/rules/error-file-name';
import { type FlowFileStep, type FlowKind, isInbound } from '@contracts/rules/integration-flow';
import { flowTexts as texts } from '@contracts/texts/app/integration-flows';
import type {
  IntegrationFileDetailView,
  RefusedOrderErrorView,
} from '@contracts/views/integration-flow.view';

import { messageOf } from '../../../shared/api/api-error';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { SideDrawer } from '../../../shared/layout/SideDrawer';
import { Tag } from '../../../shared/status/Tag';
import { interpolate } from '../../../shared/text/format';
import type { Tone } from '../../../shared/theme/tokens';
import { DateText, Mono } from '../../../shared/text/values';
import { useGetFlowFileQuery } from '../integration-flows.api';
import { FileActions } from './FileActions';
import { FileAttachments } from './FileAttachments';
import { fileStateOf } from './flow-state';
import { useFileDownload } from './useFileDownload';

const WIDTH = 560;
const LINES = 8;
const DIGEST_LENGTH = 12;
const KILOBYTE = 1024;

export interface FileDrawerProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** One file: its steps, its rejected orders, and its downloads. */
export function FileDrawer({ id, onClose }: FileDrawerProps) {
  const { data, error, refetch } = useGetFlowFileQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <SideDrawer
      title={data?.name ?? texts.file}
      width={WIDTH}
      tools={data && <FileState file={data} />}
      footer={data && <FileFooter file={data} />}
      onClose={onClose}
    >
      <Box sx={{ px: 5, pb: 5, display: 'grid', gap: 4, minWidth: 0 }}>
        {data && <FileContent file={data} />}
        {!data && error === undefined && <SkeletonLines count={LINES} />}
        {!data && error !== undefined && (
          <ErrorState message={messageOf(error, texts.fileFailed)} onRetry={() => void refetch()} />
        )}
      </Box>
    </SideDrawer>
  );
}

interface FileProps {
  readonly file: IntegrationFileDetailView;
}

function FileState({ file }: FileProps) {
  const { tone, text } = fileStateOf(file);
  return <Tag tone={tone}>{text}</Tag>;
}

const FileContent = ({ file }: FileProps) => (
  <>
    {file.failure !== null && <Alert severity="error">{file.failure}</Alert>}
    <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{sizeOf(file)}</Box>
    <Steps file={file} />
    <FileAttachments id={file.id} kind={file.kind} attachments={file.attachments} />
    {file.refusals.length > 0 && <Rejections file={file} />}
    {file.ignoredFields.length > 0 && <UnreadFields file={file} />}
  </>
);

/** Rejected parts of an incoming file, each with its reason. */
function Rejections({ file: { kind, refusals, refused } }: FileProps) {
  const title = isInbound(kind) ? texts.rejections[kind] : '';
  const more = (refused ?? 0) - refusals.length;
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3">{title}</Typography>
      {refusals.map(({ reference, errors }, index) => (
        <Box key={index} sx={refusalSx}>
          <Mono>{reference}</Mono>
          <Box sx={{ color: 'app.tone.bad.fg' }}>
            {errors.map((error, place) => (
              <div key={place}>{reasonOf(error)}</div>
            ))}
          </Box>
        </Box>
      ))}
      {more > 0 && (
        <Box sx={{ color: 'text.secondary' }}>
          {interpolate(texts.moreRejections, { count: more.toLocaleString('en-AU') })}
        </Box>
      )}
    </Box>
  );
}

/** Fields or columns that the file has and its format does not, each with the one that was probably meant. */
const UnreadFields = ({ file: { ignoredFields } }: FileProps) => (
  <Box component="section" aria-label={texts.ignoredFields} sx={{ display: 'grid', gap: 2 }}>
    <Typography variant="h3">{texts.ignoredFields}</Typography>
    <Box sx={{ color: 'text.secondary' }}>{texts.ignoredFieldsHelp.some}</Box>
    {ignoredFields.map(({ field, nearest }) => (
      <Box key={field} sx={refusalSx}>
        <Mono>{field}</Mono>
        {nearest !== null && (
          <Box sx={{ color: 'app.tone.warn.fg' }}>
            {interpolate(texts.ignoredFieldsHelp.nearest, { nearest })}
          </Box>
        )}
      </Box>
    ))}
  </Box>
);

/** `Postcode: Must be four digits (row 14)`; the message alone if it concerns the whole order. */
const reasonOf = ({ row, field, message }: RefusedOrderErrorView): string =>
  `${field === '' ? message : `${field}: ${message}`} (${interpolate(texts.rejectionAt, { row })})`;

function sizeText(kind: FlowKind, digest: string | null): string {
  if (!isInbound(kind)) return texts.bytesOut;
  return digest === null ? texts.bytesIn : texts.bytes;
}

const sizeOf = ({ bytes, digest, server, kind }: IntegrationFileDetailView): string =>
  interpolate(sizeText(kind, digest), {
    size: Math.max(1, Math.round(bytes / KILOBYTE)).toLocaleString('en-AU'),
    digest: digest?.slice(0, DIGEST_LENGTH) ?? '',
    server,
  });

/** Tones of the steps that did not advance the file. */
const stepTones: Partial<Record<FlowFileStep, Tone>> = {
  FAILED: 'bad',
  SEEN_BEFORE: 'neutral',
  IGNORED: 'neutral',
};

const Steps = ({ file: { steps } }: FileProps) => (
  <Box component="section" aria-label={texts.stepsTitle} sx={{ display: 'grid', gap: 2 }}>
    <Typography variant="h3">{texts.stepsTitle}</Typography>
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {steps.map(({ step, at, details }, index) => (
        <Box component="li" key={index} sx={stepSx}>
          <Tag tone={stepTones[step] ?? 'done'}>{texts.steps[step]}</Tag>
          <Box component="span" sx={{ gridArea: 'details', color: 'text.secondary' }}>
            {details}
          </Box>
          <DateText value={at} show="date-time" />
        </Box>
      ))}
    </Box>
  </Box>
);

function FileFooter({ file }: FileProps) {
  const { id, importId, kind, name, hasContent, hasErrorFile } = file;
  const download = useFileDownload();
  const content = isInbound(kind)
    ? { text: texts.acknowledgement, saveAs: `${name}.ack` }
    : { text: texts.sentFile, saveAs: name };
  return (
    <>
      <FileActions file={file} />
      {importId !== null && (
        <Button onClick={() => void download(`import/${importId}/file`, name)}>
          {texts.original}
        </Button>
      )}
      {hasErrorFile && importId !== null && (
        <Button onClick={() => void download(`import/${importId}/error-file`, errorFileName(name))}>
          {texts.errorFile}
        </Button>
      )}
      {hasContent && (
        <Button onClick={() => void download(`integration-file/${id}/content`, content.saveAs)}>
          {content.text}
        </Button>
      )}
      {importId !== null && (
        <Link
          component={RouterLink}
          to={`/import?id=${importId}`}
          sx={{ ml: 'auto', alignSelf: 'center' }}
        >
          {texts.openImport}
        </Link>
      )}
    </>
  );
}

const refusalSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '140px minmax(0, 1fr)' },
  gap: 2,
  overflowWrap: 'anywhere',
} as const;

const stepSx = {
  display: 'grid',
  // on a phone, details are below the step and its time
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '120px minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: '"step at" "details details"', sm: '"step details at"' },
  columnGap: 2,
  alignItems: 'center',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  '& > time': { gridArea: 'at', whiteSpace: 'nowrap' },
} as const;

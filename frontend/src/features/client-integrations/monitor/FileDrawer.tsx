import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { errorFileName } from '@contracts/rules/error-file-name';
import { isInbound } from '@contracts/rules/integration-flow';
import { flowTexts as texts } from '@contracts/texts/app/integration-flows';
import type { IntegrationFileDetailView } from '@contracts/views/integration-flow.view';

import { messageOf } from '../../../shared/api/api-error';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { SideDrawer } from '../../../shared/layout/SideDrawer';
import { Tag } from '../../../shared/status/Tag';
import { interpolate } from '../../../shared/text/format';
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
  </>
);

/** Rejected parts of an incoming file, each with its reason. */
function Rejections({ file: { kind, refusals } }: FileProps) {
  const title = isInbound(kind) ? texts.rejections[kind] : '';
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3">{title}</Typography>
      {refusals.map(({ reference, message }, index) => (
        <Box key={index} sx={refusalSx}>
          <Mono>{reference}</Mono>
          <Box component="span" sx={{ color: 'app.tone.bad.fg' }}>
            {message}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const sizeOf = ({ bytes, digest, server, kind }: IntegrationFileDetailView): string =>
  interpolate(isInbound(kind) && digest !== null ? texts.bytes : texts.bytesOut, {
    size: Math.max(1, Math.round(bytes / KILOBYTE)).toLocaleString('en-AU'),
    digest: digest?.slice(0, DIGEST_LENGTH) ?? '',
    server,
  });

const Steps = ({ file: { steps } }: FileProps) => (
  <Box component="section" aria-label={texts.stepsTitle} sx={{ display: 'grid', gap: 2 }}>
    <Typography variant="h3">{texts.stepsTitle}</Typography>
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {steps.map(({ step, at, details }, index) => (
        <Box component="li" key={index} sx={stepSx}>
          <Tag tone={step === 'FAILED' ? 'bad' : 'done'}>{texts.steps[step]}</Tag>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {details}
          </Box>
          <DateText value={at} show="date-minute" />
        </Box>
      ))}
    </Box>
  </Box>
);

function FileFooter({ file }: FileProps) {
  const { id, importId, kind, name, hasContent, hasErrorFile } = file;
  const download = useFileDownload();
  const content = isInbound(kind)
    ? { text: texts.answer, saveAs: `${name}.ack` }
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
  gridTemplateColumns: { xs: '1fr', sm: '120px minmax(0, 1fr) auto' },
  gap: 2,
  alignItems: 'center',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
} as const;

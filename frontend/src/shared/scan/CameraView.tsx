import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEventCallback } from '@mui/material/utils';
import { Flashlight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { appScanTexts as texts } from '@contracts/texts/app/scan';

import type { Camera } from './useCamera';

/** Interval for eight frames a second. */
const FRAME_MS = 125;

export interface CameraViewProps {
  readonly camera: Camera;
  /** Called once for each code that comes into view. */
  readonly onCode: (code: string) => void;
}

/** Camera picture, scanned for codes eight times a second. */
export function CameraView({ camera, onCode }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  useCodes(video, camera, onCode);
  useEffect(() => {
    if (video.current) video.current.srcObject = camera.stream;
  }, [camera]);

  return (
    <Box sx={pictureSx}>
      <video ref={video} autoPlay playsInline muted aria-hidden />
      <Box className="aim" />
      <LightButton stream={camera.stream} />
    </Box>
  );
}

function useCodes(
  video: React.RefObject<HTMLVideoElement | null>,
  { reader }: Camera,
  onCode: (code: string) => void,
) {
  const handleCode = useEventCallback(onCode);
  useEffect(() => {
    let isStopped = false;
    let isReading = false;
    let last = '';

    const read = async () => {
      if (isReading || !video.current) return;
      isReading = true;
      const [code] = await reader.read(video.current);
      isReading = false;
      if (isStopped || code === undefined || code === last) return;
      last = code;
      vibrate();
      handleCode(code);
    };
    const timer = setInterval(() => void read(), FRAME_MS);
    return () => {
      isStopped = true;
      clearInterval(timer);
    };
  }, [video, reader, handleCode]);
}

/** iPhones do not have this function, although TypeScript's library declares it. */
function vibrate(): void {
  if ('vibrate' in navigator) navigator.vibrate(30);
}

/** Constraint that TypeScript's library lacks. */
interface LightConstraints extends MediaTrackConstraintSet {
  readonly torch: boolean;
}

/** Older browsers do not report a camera's capabilities. */
const hasTorch = (track: MediaStreamTrack): boolean =>
  'getCapabilities' in track && (track.getCapabilities() as { torch?: boolean }).torch === true;

/** Turns the phone's torch on or off, if it has one. */
function LightButton({ stream }: { readonly stream: MediaStream }) {
  const [isOn, setOn] = useState(false);
  const [track] = stream.getVideoTracks();
  if (!track || !hasTorch(track)) return null;
  const toggleTorch = async () => {
    const light: LightConstraints = { torch: !isOn };
    await track.applyConstraints({ advanced: [light] }).then(
      () => {
        setOn(!isOn);
      },
      () => undefined,
    );
  };
  return (
    <Button
      aria-pressed={isOn}
      startIcon={<Flashlight size={16} aria-hidden />}
      onClick={() => void toggleTorch()}
      sx={{ position: 'absolute', right: 8, bottom: 8 }}
    >
      {texts.light}
    </Button>
  );
}

const pictureSx = {
  position: 'relative',
  aspectRatio: '4 / 3',
  maxHeight: '45dvh',
  width: 1,
  mb: 2,
  overflow: 'hidden',
  borderRadius: '10px',
  bgcolor: '#14171C',
  '& video': { display: 'block', width: 1, height: 1, objectFit: 'cover' },
  '& .aim': {
    position: 'absolute',
    inset: '30% 10%',
    border: '3px solid #43B877',
    borderRadius: '10px',
    pointerEvents: 'none',
  },
} as const;

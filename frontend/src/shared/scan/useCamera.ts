import { useEffect, useState } from 'react';

import { createCodeReader, type CodeReader } from './code-reader';

/** Reason there is no picture. */
export type CameraProblem = 'unsupported' | 'missing' | 'denied' | 'busy';

export interface Camera {
  readonly stream: MediaStream;
  readonly reader: CodeReader;
}

type CameraState =
  | { readonly status: 'starting' }
  | { readonly status: 'live'; readonly camera: Camera }
  | { readonly status: 'failed'; readonly problem: CameraProblem };

/** Opens the phone's rear camera, with a barcode reader; released when the component unmounts. */
export function useCamera(): CameraState {
  const [state, setState] = useState<CameraState>({ status: 'starting' });

  useEffect(() => {
    let isStopped = false;
    let camera: Camera | undefined;
    const release = () => {
      camera?.stream.getTracks().forEach((track) => {
        track.stop();
      });
    };

    void openCamera().then(
      (opened) => {
        camera = opened;
        // permission was given after the sheet was closed
        if (isStopped) release();
        else setState({ status: 'live', camera });
      },
      (error: unknown) => {
        if (!isStopped) setState({ status: 'failed', problem: problemOf(error) });
      },
    );
    return () => {
      isStopped = true;
      release();
    };
  }, []);

  return state;
}

class CameraUnavailable extends Error {
  constructor(readonly problem: CameraProblem) {
    super(problem);
  }
}

/** Loads the reader first, so that the camera is requested only if it can be used. */
async function openCamera(): Promise<Camera> {
  // undefined on pages without https
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new CameraUnavailable('missing');
  const reader = await createCodeReader();
  if (!reader) throw new CameraUnavailable('unsupported');
  const stream = await devices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  return { stream, reader };
}

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

function problemOf(error: unknown): CameraProblem {
  if (error instanceof CameraUnavailable) return error.problem;
  return (error instanceof Error ? problems[error.name] : undefined) ?? 'missing';
}

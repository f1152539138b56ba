/** Reads the barcodes in a camera picture. */
export interface CodeReader {
  readonly read: (video: HTMLVideoElement) => Promise<string[]>;
}

/** The browser's own barcode reader, which is missing from TypeScript's library. */
interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

/** Barcode formats of labels and manifests. */
const formats = ['code_128', 'data_matrix', 'qr_code'];

const nativeDetector = () =>
  (window as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector ?? null;

/** Creates a reader; null in a browser without one. */
export async function createCodeReader(): Promise<CodeReader | null> {
  const detectorClass = nativeDetector();
  if (!detectorClass) return null;
  const supported = await detectorClass.getSupportedFormats().catch((): string[] => []);
  const readable = formats.filter((format) => supported.includes(format));
  if (readable.length === 0) return null;
  const detector = new detectorClass({ formats: readable });
  return {
    read: async (video) => {
      // a frame that has not loaded has no codes
      const codes = await detector.detect(video).catch(() => []);
      return codes.map(({ rawValue }) => scannedNumber(rawValue)).filter((code) => code !== '');
    },
  };
}

/** Symbology of GS1-128, GS1 DataMatrix and GS1 QR, as some readers prepend it to the content. */
const SYMBOLOGY = /^\](?:C1|d2|Q3)/;
const SSCC_WITH_IDENTIFIER = /^00(\d{18})$/;

/**
 * Normalises a scanned code to the printed number: without symbology, control characters and the application identifier
 * of an SSCC.
 */
export const scannedNumber = (raw: string): string =>
  raw
    .replace(SYMBOLOGY, '')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .replace(SSCC_WITH_IDENTIFIER, '$1');

import { shellTexts } from '@contracts/texts/spec/shell';

/**
 * Copies a text to the clipboard, which browsers offer on secure pages only. Spec part 1, section 8: a failure is only
 * logged.
 * @returns whether it was copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (reason) {
    console.warn(shellTexts.copyFailed, reason);
    return false;
  }
}

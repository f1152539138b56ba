/** Reads a file response as an object URL; null if it is empty. */
export async function toObjectUrl(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  return response.status === 204 ? null : URL.createObjectURL(await response.blob());
}

/** Saves an object URL as a file. */
export function saveFile(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

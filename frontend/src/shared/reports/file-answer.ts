/** Reads an answer that is a file: its address in this browser; null when there is nothing in it. */
export async function fileAddress(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  return response.status === 204 ? null : URL.createObjectURL(await response.blob());
}

/** Hands such a file to the browser under a name. */
export function saveFile(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

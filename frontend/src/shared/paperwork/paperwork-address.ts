/** The address of the viewer for an API path such as `/api/v1/paperwork/label/con_id/4711`. */
export const paperworkAddress = (path: string): string =>
  `/paperwork?paperworkRequest=${encodeURIComponent(path)}`;

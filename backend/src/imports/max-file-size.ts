/** Limit of a file to import, in megabytes of 1024 × 1024 bytes. */
export const MAX_FILE_MEGABYTES = 20;

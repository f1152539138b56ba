import { matchesPattern } from './matches-pattern.js';

/** Files that are still being written, or hidden. */
const INCOMPLETE = /^\.|\.(?:part|tmp)$/i;
const UNSAFE = /[\p{Cc}/\\]/u;

/** Whether a flow collects a file with this name. */
export const isCollected = (name: string, pattern: string): boolean =>
  !INCOMPLETE.test(name) && !UNSAFE.test(name) && name !== '..' && matchesPattern(name, pattern);

/** Where the browser is; installs Debian's where it may and there is none. Ends the process when there can be none. */
export function findOrInstallChromium(): string;

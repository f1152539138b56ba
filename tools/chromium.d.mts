/** Path of the browser; installs Debian's package if possible. Exits if there is none. */
export function findOrInstallChromium(): string;

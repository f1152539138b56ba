const SSH_PORT = 22;

/** Normalises the address of an SSH server (`host`, `sftp://host/`, `HOST.`) to `host:port`. */
export function sshServerOf(server: string, port: number | null): string {
  const host = server
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/\/+$/, '')
    .replace(/\.$/, '')
    .toLowerCase();
  return `${host}:${port ?? SSH_PORT}`;
}

/** A fingerprint as OpenSSH prints it. */
export const hostKeyPattern = /^SHA256:[A-Za-z0-9+/]{43}$/;

import SftpClient from 'ssh2-sftp-client';

import type { OutgoingPolicy } from '../outgoing-socket.js';
import { sshFailure, sshLogin, type SshTarget } from './ssh-login.js';

const ignore = () => undefined;
/** Every operation under way fails by itself; without these the library writes to the console. */
const quiet = { error: ignore, end: ignore, close: ignore };

/** Does work on a signed-in session, and closes it. @throws DeliveryFailed */
export async function withSftp<Result>(
  target: SshTarget,
  policy: OutgoingPolicy,
  work: (sftp: SftpClient) => Promise<Result>,
): Promise<Result> {
  const sftp = new SftpClient('linehaul', quiet);
  try {
    await sftp.connect(await sshLogin(target, policy));
    return await work(sftp);
  } catch (error) {
    throw sshFailure(target, error);
  } finally {
    await sftp.end().catch(ignore); // the work is what counts, not the goodbye
  }
}

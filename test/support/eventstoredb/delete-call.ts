import type {
  DeleteReq,
  DeleteResp,
  TombstoneReq,
  TombstoneResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import { status, type sendUnaryData, type ServerUnaryCall } from '@grpc/grpc-js';

import { AccessDenied, type Access } from './access.js';

const UNIMPLEMENTED = { code: status.UNIMPLEMENTED, details: 'This double deletes no stream' };

/** Streams.Delete: checks permissions only. */
export const handleDelete =
  (access: Access | null) =>
  (call: ServerUnaryCall<DeleteReq, DeleteResp>, respond: sendUnaryData<DeleteResp>): void => {
    respond(rejectionOf(access, call, call.request.getOptions()) ?? UNIMPLEMENTED);
  };

/** Streams.Tombstone: checks permissions only. */
export const handleTombstone =
  (access: Access | null) =>
  (
    call: ServerUnaryCall<TombstoneReq, TombstoneResp>,
    respond: sendUnaryData<TombstoneResp>,
  ): void => {
    respond(rejectionOf(access, call, call.request.getOptions()) ?? UNIMPLEMENTED);
  };

type Options = DeleteReq.Options | TombstoneReq.Options;

function rejectionOf(
  access: Access | null,
  call: Parameters<Access['assertAllowed']>[0],
  options: Options | undefined,
) {
  const name = options?.getStreamIdentifier()?.getStreamName_asU8() ?? '';
  try {
    access?.assertAllowed(call, '$d', Buffer.from(name).toString());
    return null;
  } catch (error) {
    if (!(error instanceof AccessDenied)) throw error;
    return error.rejection;
  }
}

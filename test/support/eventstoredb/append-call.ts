import type {
  AppendReq,
  AppendResp as AppendResponse,
} from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerReadableStream } from '@grpc/grpc-js';

import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';

import type { AppendOutcome, EventLog, Expectation, ProposedRecord } from './event-log.js';

export type AppendCall = ServerReadableStream<AppendReq, AppendResponse>;

/** Streams.Append: options first, then one message per event. `assertAllowed` is called once the stream is known. */
export async function acceptAppend(
  call: AppendCall,
  log: EventLog,
  assertAllowed: (stream: string) => void,
): Promise<AppendResponse> {
  let options: AppendReq.Options | undefined;
  const proposed: ProposedRecord[] = [];
  for await (const message of call as AsyncIterable<AppendReq>) {
    options ??= message.getOptions();
    const event = message.getProposedMessage();
    if (event) proposed.push(toProposed(event));
  }
  const name = options?.getStreamIdentifier()?.getStreamName_asU8();
  if (!options || !name) throw new Error('An append must begin with its options');
  const stream = Buffer.from(name).toString();
  assertAllowed(stream);
  return toResponse(log.append(stream, proposed, expectationOf(options)));
}

function toProposed(message: AppendReq.ProposedMessage): ProposedRecord {
  return {
    id: message.getId()?.getString() ?? '',
    type: message.getMetadataMap().get('type') ?? '',
    contentType: message.getMetadataMap().get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

function expectationOf(options: AppendReq.Options): Expectation {
  if (options.hasAny()) return 'any';
  if (options.hasNoStream()) return 'noStream';
  return options.hasStreamExists() ? 'streamExists' : Number(options.getRevision());
}

function toResponse(outcome: AppendOutcome): AppendResponse {
  if (!outcome.isWritten) {
    const wrong = new streams.AppendResp.WrongExpectedVersion();
    if (outcome.head < 0) wrong.setCurrentNoStream(new shared.Empty());
    else wrong.setCurrentRevision(String(outcome.head));
    return new streams.AppendResp().setWrongExpectedVersion(wrong);
  }
  const position = String(outcome.last.position);
  return new streams.AppendResp().setSuccess(
    new streams.AppendResp.Success()
      .setCurrentRevision(String(outcome.last.revision))
      .setPosition(
        new streams.AppendResp.Position().setCommitPosition(position).setPreparePosition(position),
      ),
  );
}

import type { ClusterInfo } from '@eventstore/db-client/generated/gossip_pb.js';

import gossip from '@eventstore/db-client/generated/gossip_pb.js';

import { EventLog } from './event-log.js';

export const HOST = '127.0.0.1';

/** Nodes that share one log, identified by port; the leader accepts appends. */
export class Cluster {
  readonly log = new EventLog();
  private readonly ports = new Set<number>();
  private leading: number | undefined;
  private hasNoLeader = false;

  /** Whether the cluster has no leader: the last one does not respond, but the other nodes still name it. */
  get isElecting(): boolean {
    return this.hasNoLeader;
  }

  get leader(): number | undefined {
    return this.leading;
  }

  /** Adds a node; the first one to join becomes the leader. */
  join(port: number): void {
    this.ports.add(port);
    this.leading ??= port;
  }

  loseLeader(): void {
    this.hasNoLeader = true;
  }

  elect(port: number): void {
    this.leading = port;
    this.hasNoLeader = false;
  }

  leave(port: number): void {
    this.ports.delete(port);
  }

  /** Gossip.Read: nodes and their states, by which `esdb+discover://` finds the leader. */
  gossip(): ClusterInfo {
    const { LEADER, FOLLOWER } = gossip.MemberInfo.VNodeState;
    const members = [...this.ports].map((port) =>
      new gossip.MemberInfo()
        .setIsAlive(true)
        .setState(port === this.leading && !this.hasNoLeader ? LEADER : FOLLOWER)
        .setHttpEndPoint(new gossip.EndPoint().setAddress(HOST).setPort(port)),
    );
    return new gossip.ClusterInfo().setMembersList(members);
  }
}

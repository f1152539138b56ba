/** What every panel is told. */
export interface ClientPanelProps {
  /** The client acted for; 0 for panels that belong to none. */
  readonly clientId: number;
}

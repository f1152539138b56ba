/** Props of every client panel. */
export interface ClientPanelProps {
  /** The selected client; 0 for panels without one. */
  readonly clientId: number;
}

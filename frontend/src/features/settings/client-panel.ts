/** Props of every client panel. */
export interface ClientPanelProps {
  /** The selected client; 0 for panels that belong to none. */
  readonly clientId: number;
}

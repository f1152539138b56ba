import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Rendered instead of children that crashed. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Contains the crash of a screen within its layout; change its `key` to reset it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}

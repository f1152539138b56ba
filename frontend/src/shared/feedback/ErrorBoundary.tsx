import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Shown instead of children that broke. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a broken screen from taking the frame around it along; give it a `key` to start afresh. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}

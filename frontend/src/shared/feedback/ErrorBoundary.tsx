import { Component, type ErrorInfo, type ReactNode } from 'react';

import { reportFailure } from '../api/report-failure';

export interface ErrorFallbackProps {
  readonly error: unknown;
  /** Renders the children again. */
  readonly retry: () => void;
}

export interface ErrorBoundaryProps {
  /** Name of its content, for the report: 'page', 'drawer'. */
  readonly part: string;
  /** Rendered instead of children that crashed. */
  readonly fallback: (breakdown: ErrorFallbackProps) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly broken: { readonly error: unknown } | null;
}

/** Contains and reports the crash of a part of the screen; change its `key` to reset it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { broken: null };

  static getDerivedStateFromError(error: unknown): State {
    return { broken: { error } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    reportFailure(error, this.props.part, componentStack ?? '');
  }

  readonly retry = () => {
    this.setState({ broken: null });
  };

  override render() {
    const { broken } = this.state;
    if (!broken) return this.props.children;
    return this.props.fallback({ error: broken.error, retry: this.retry });
  }
}

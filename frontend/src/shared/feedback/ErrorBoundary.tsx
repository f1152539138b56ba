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
  readonly fallback: (props: ErrorFallbackProps) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
}

/** Contains and reports the crash of a part of the screen; change its `key` to reset it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    reportFailure(error, this.props.part, componentStack ?? '');
  }

  readonly retry = () => {
    this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return this.props.fallback({ error: failure.error, retry: this.retry });
  }
}

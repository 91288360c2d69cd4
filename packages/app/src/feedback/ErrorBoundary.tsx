import { CrashScreen } from '@maktab/ui/features/errors/public/ErrorScreens'
import { type ReactNode, Component } from 'react'

type ErrorBoundaryProps = {
  /** A new key resets the boundary. */
  resetKey?: string
  /** Rendered instead of the failed content. */
  fallback?: ReactNode
  children: ReactNode
}

type ErrorBoundaryState = { place?: string | undefined; hasCrashed: boolean }

/** Shows an error screen when a page fails to render or its code fails to load. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasCrashed: false }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasCrashed: true }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.place ? null : { place: resetKey, hasCrashed: false }
  }

  override render(): ReactNode {
    const { fallback = <CrashScreen onReload={() => window.location.reload()} />, children } = this.props
    return this.state.hasCrashed ? fallback : children
  }
}

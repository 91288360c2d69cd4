import { CrashScreen } from '@maktab/ui/features/errors/public/ErrorScreens'
import { type ReactNode, Component } from 'react'

type CrashBoundaryProps = {
  /** Another place is a fresh start. */
  resetKey?: string
  /** Shown in place of what broke; a screen with a way on. */
  fallback?: ReactNode
  children: ReactNode
}

type CrashState = { place?: string | undefined; hasCrashed: boolean }

/** Shows a way on where a page broke, or its code didn’t arrive. */
export class ErrorBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { hasCrashed: false }

  static getDerivedStateFromError(): Partial<CrashState> {
    return { hasCrashed: true }
  }

  static getDerivedStateFromProps({ resetKey }: CrashBoundaryProps, state: CrashState): Partial<CrashState> | null {
    return resetKey === state.place ? null : { place: resetKey, hasCrashed: false }
  }

  override render(): ReactNode {
    const { fallback = <CrashScreen onReload={() => window.location.reload()} />, children } = this.props
    return this.state.hasCrashed ? fallback : children
  }
}

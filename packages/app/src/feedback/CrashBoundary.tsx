import { CrashScreen } from '@maktab/ui/screens/public/CrashScreen/CrashScreen'
import { type ReactNode, Component } from 'react'

type CrashBoundaryProps = {
  /** Another place is a fresh start. */
  place?: string
  /** Shown in place of what broke; a screen with a way on. */
  instead?: ReactNode
  children: ReactNode
}

type CrashState = { place?: string | undefined; hasCrashed: boolean }

/** Shows a way on where a page broke, or its code didn’t arrive. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { hasCrashed: false }

  static getDerivedStateFromError(): Partial<CrashState> {
    return { hasCrashed: true }
  }

  static getDerivedStateFromProps({ place }: CrashBoundaryProps, state: CrashState): Partial<CrashState> | null {
    return place === state.place ? null : { place, hasCrashed: false }
  }

  override render(): ReactNode {
    const { instead = <CrashScreen onReload={() => window.location.reload()} />, children } = this.props
    return this.state.hasCrashed ? instead : children
  }
}

import { CrashScreen } from '@maktab/ui/screens/public/CrashScreen/CrashScreen'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

type CrashBoundaryProps = {
  /** Another place is a fresh start. */
  place?: string
  children: ReactNode
}

/** Shows a way on where a page broke, or its code didn’t arrive. */
export function CrashBoundary({ place, children }: CrashBoundaryProps) {
  return (
    <ErrorBoundary resetKeys={[place]} fallback={<CrashScreen onReload={() => window.location.reload()} />}>
      {children}
    </ErrorBoundary>
  )
}

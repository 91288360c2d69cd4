import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { areToastsNeededAtom } from './toasts.ts'

const Toasts = lazy(() => import('./Toasts.tsx').then(({ Toasts }) => ({ default: Toasts })))

/**
 * The place of the toasts: empty, and without their code, until there is something to say. The status itself is there
 * from the start, because what comes together with it is not always read aloud.
 */
export function ToastHost() {
  const areNeeded = useAtomValue(areToastsNeededAtom)
  return (
    <div role="status" aria-atomic={false} data-react-aria-top-layer>
      {areNeeded && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </div>
  )
}

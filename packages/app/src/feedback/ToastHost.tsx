import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { areToastsNeededAtom } from './toasts.ts'

const Toasts = lazy(() => import('./Toasts.tsx').then(({ Toasts }) => ({ default: Toasts })))

/** The place of the toasts; empty, and without their code, until there is something to say. */
export function ToastHost() {
  return useAtomValue(areToastsNeededAtom) ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}

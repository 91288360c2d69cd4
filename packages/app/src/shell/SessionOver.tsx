import { LoadingIndicator } from '@maktab/ui/components/LoadingIndicator/LoadingIndicator'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { LazyBoundary } from '#feedback/LazyBoundary.tsx'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { expiredSessionAtom } from '#session/sessionAtoms.ts'

const SignInAgain = lazyPage(() => import('./SignInAgainContainer.tsx'), 'SignInAgainContainer')

/** Asks whoever’s session ends to sign in again over their page. */
export function SessionExpired() {
  const isOver = useAtomValue(expiredSessionAtom) !== undefined
  const [wasOver, setWasOver] = useState(isOver)
  if (isOver && !wasOver) setWasOver(true)
  if (!wasOver) return null
  return (
    <LazyBoundary fallback={<LoadingIndicator />}>
      <SignInAgain isOpen={isOver} />
    </LazyBoundary>
  )
}

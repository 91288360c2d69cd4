import { Coming } from '@maktab/ui/components/Coming/Coming'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { PartBoundary } from '#feedback/PartBoundary.tsx'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { leftSessionAtom } from '#session/sessionAtoms.ts'

const SignInAgain = lazyPage(() => import('./SignInAgainContainer.tsx'), 'SignInAgainContainer')

/** Asks whoever’s session ends to sign in again over their page. */
export function SessionOver() {
  const isOver = useAtomValue(leftSessionAtom) !== undefined
  const [wasOver, setWasOver] = useState(isOver)
  if (isOver && !wasOver) setWasOver(true)
  if (!wasOver) return null
  return (
    <PartBoundary fallback={<Coming />}>
      <SignInAgain isOpen={isOver} />
    </PartBoundary>
  )
}

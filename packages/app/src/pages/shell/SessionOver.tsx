import { late } from '@maktab/ui/late/late'
import { useLate } from '@maktab/ui/late/useLate'
import { useAtomValue } from 'jotai'
import { createElement, useState } from 'react'
import { leftSessionAtom } from '#session/sessionAtoms.ts'

const signInAgain = late(async () => (await import('./SignInAgainContainer.tsx')).SignInAgainContainer)

/**
 * Asks whoever’s session ends to sign in again over their page. Its code comes as soon as somebody does something there,
 * so that it is there by then; what was typed stays where it is until it has come.
 */
export function SessionOver() {
  const isOver = useAtomValue(leftSessionAtom) !== undefined
  const [wasOver, setWasOver] = useState(isOver)
  if (isOver && !wasOver) setWasOver(true)
  const SignInAgain = useLate(signInAgain, wasOver)
  return wasOver && SignInAgain && createElement(SignInAgain, { isOpen: isOver })
}

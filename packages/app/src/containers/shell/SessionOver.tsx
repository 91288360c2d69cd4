import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { leftSessionAtom } from '../../session/sessionAtoms.ts'

const RETRY_MILLISECONDS = 3000

async function load(): Promise<typeof import('./SignInAgainContainer.tsx')> {
  try {
    return await import('./SignInAgainContainer.tsx')
  } catch {
    // Nobody can sign in without a line either, and what was typed stays where it is until there is one.
    await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS))
    return load()
  }
}

const SignInAgain = lazy(async () => ({ default: (await load()).SignInAgainContainer }))

/** Asks whoever’s session ends to sign in again over their page. Its code comes early, so that it is there by then. */
export function SessionOver() {
  const isOver = useAtomValue(leftSessionAtom) !== undefined
  const [wasOver, setWasOver] = useState(isOver)
  if (isOver && !wasOver) setWasOver(true)
  useEffect(() => void load(), [])
  return (
    wasOver && (
      <Suspense>
        <SignInAgain isOpen={isOver} />
      </Suspense>
    )
  )
}

import { useAtomValue } from 'jotai'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { leftSessionAtom } from '#session/sessionAtoms.ts'

const RETRY_MILLISECONDS = 3000

type Loaded = { default: ComponentType<{ isOpen: boolean }> }

async function load(): Promise<Loaded> {
  try {
    const { SignInAgainContainer } = await import('./SignInAgainContainer.tsx')
    return { default: SignInAgainContainer }
  } catch {
    // Nobody can sign in without a line either, and what was typed stays where it is until there is one.
    await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS))
    return load()
  }
}

const SignInAgain = lazy(load)

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

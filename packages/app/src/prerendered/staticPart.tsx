import { late } from '@maktab/ui/late/late'
import { useLate } from '@maktab/ui/late/useLate'
import { useAtomValue } from 'jotai'
import { type ComponentType, useState, useSyncExternalStore } from 'react'
import { wordsAtom } from '../preferences/preferenceAtoms.ts'

/**
 * A part of a page for visitors that only tells, with links that any browser follows. Where it came with the page its
 * code isn’t fetched: it stays as it is until another language is chosen. A page has one of a name.
 */
export function staticPart(name: string, fetchPart: () => Promise<ComponentType>): ComponentType {
  const part = late(fetchPart, { isRare: true })
  return function StaticPart() {
    const { language } = useAtomValue(wordsAtom)
    const hasCome = useSyncExternalStore(neverChanges, no, cameWithPage)
    const [made] = useState(() => (hasCome ? { language, __html: htmlOf(name) } : undefined))
    const isNeeded = made?.language !== language
    const Part = useLate(part, isNeeded)
    if (isNeeded && Part) {
      return (
        <div key={language} data-static={name}>
          <Part />
        </div>
      )
    }
    // React leaves alone what stands there already, and what it is given the same way again.
    return made && <div data-static={name} suppressHydrationWarning dangerouslySetInnerHTML={made} />
  }
}

const neverChanges = () => () => undefined
const no = () => false
/** Asked only where a page is drawn beforehand, or gone on with. */
const cameWithPage = () => !import.meta.env.SSR

function htmlOf(name: string): string {
  return document.querySelector(`[data-static="${name}"]`)?.innerHTML ?? ''
}

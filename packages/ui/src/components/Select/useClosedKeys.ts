import { type KeyboardEvent, useRef } from 'react'
import type { Option } from './Option.ts'
import { beginsWith, stepFrom } from './chosenByKey.ts'

/** After this long a letter begins another word. */
const PAUSE_MILLISECONDS = 1000

/** Other keys have names, in Latin letters. */
const isCharacter = (key: string) => /^(.|\P{ASCII}+)$/u.test(key)

/** Chooses by the keys while the list is closed: the one beside by an arrow, and by its first letters any. */
export function useClosedKeys(options: readonly Option[], chosenId: string | null, onChoose: (id: string) => void) {
  const last = useRef({ typed: '', at: 0 })
  const optionFor = (key: string, at: number): Option | undefined => {
    if (key === 'ArrowLeft') return stepFrom(options, chosenId, -1)
    if (key === 'ArrowRight') return stepFrom(options, chosenId, 1)
    if (!isCharacter(key)) return undefined
    const before = at - last.current.at > PAUSE_MILLISECONDS ? '' : last.current.typed
    const found = beginsWith(options, before + key)
    last.current = { typed: found && before + key !== ' ' ? before + key : '', at }
    return found
  }
  /** Says whether the key was one of these. */
  return (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false
    const found = optionFor(event.key, event.timeStamp)
    if (!found) return false
    event.preventDefault()
    event.stopPropagation()
    if (found.id !== chosenId) onChoose(found.id)
    return true
  }
}

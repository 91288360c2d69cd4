import { use, useContext, useEffect, useSyncExternalStore } from 'react'
import { Arrival } from './Arrival.ts'
import { comingOf } from './comingOf.ts'
import type { Late } from './late.ts'
import { noteMissing } from './missingParts.ts'

const RETRY_MILLISECONDS = 3000

/**
 * A part that comes later; undefined until it has. Over a broken line it is asked for again as long as it is needed, and
 * the page goes on meanwhile, and says so (`MissingParts`).
 */
export function useLate<Part>(latePart: Late<Part>, isNeeded: boolean): Part | undefined {
  const arriving = useContext(Arrival)(latePart)
  const { part, load, subscribe } = arriving
  const isOfMadePage = useSyncExternalStore(unchanging, no, yes)
  // A page that is made beforehand is made whole; where it is gone on with, it stays as it is until this has come, too.
  // Asked also of what is here by now: React goes on where it waited, and finds what it found before.
  if (isOfMadePage && isNeeded) use(comingOf(arriving))
  const come = useSyncExternalStore(subscribe, part, () => (isNeeded ? part() : undefined))
  const isMissing = isNeeded && come === undefined
  useEffect(() => {
    if (!isMissing) return undefined
    let isOver = false
    const ask = async () => {
      await load()
      if (!isOver) noteMissing(load, part() === undefined)
    }
    void ask()
    const timer = setInterval(() => void ask(), RETRY_MILLISECONDS)
    return () => {
      isOver = true
      clearInterval(timer)
      noteMissing(load, false)
    }
  }, [isMissing, part, load])
  return come
}

const unchanging = () => () => undefined
const no = () => false
const yes = () => true

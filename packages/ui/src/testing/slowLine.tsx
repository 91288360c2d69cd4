import type { ComponentType } from 'react'
import { Arrival } from '#late/Arrival.ts'
import { type Late, late } from '#late/late.ts'

/** A line over which late parts come when the story says so; until it holds them back it is as fast as any. */
export function slowLine() {
  const noHold = Promise.withResolvers<void>()
  noHold.resolve()
  let hold = noHold
  let isBroken = false
  let attempts = 0
  let held = new Map<unknown, Late<unknown>>()

  const slow = <Part,>(part: Late<Part>): Late<Part> =>
    late(async () => {
      attempts += 1
      await hold.promise
      if (isBroken) throw new Error('The line is broken')
      await part.load()
      const come = part.part()
      if (come === undefined) throw new Error('The part itself did not come')
      return come
    })
  const arrive = <Part,>(part: Late<Part>): Late<Part> => {
    const known = held.get(part)
    if (known) return known as Late<Part>
    const made = slow(part)
    held.set(part, made)
    return made
  }
  const mend = () => {
    isBroken = false
  }
  /** All that was asked for comes, and is drawn when this ends. */
  const letCome = async () => {
    mend()
    hold.resolve()
    await Promise.all([...held.values()].map(({ load }) => load()))
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  }
  return {
    decorator: (Story: ComponentType) => (
      <Arrival value={arrive}>
        <Story />
      </Arrival>
    ),
    /** From now on nothing comes; what it gives back ends that. */
    holdBack: () => {
      void letCome()
      hold = Promise.withResolvers()
      held = new Map()
      attempts = 0
      return letCome
    },
    letCome,
    /** Nothing comes until it is mended, however often it is asked for. */
    breakDown: () => {
      isBroken = true
      hold.resolve()
    },
    mend,
    attempts: () => attempts,
  }
}

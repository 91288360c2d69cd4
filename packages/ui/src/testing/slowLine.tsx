import type { ComponentType } from 'react'
import { Arrival } from '#late/Arrival.ts'
import { type Late, late } from '#late/late.ts'

/** As late/useLate.ts has it. */
const RETRY_MILLISECONDS = 3000

/** A connection over which late parts load at once, until the story holds them back or breaks it. */
export function slowLine() {
  const { setInterval } = window
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
    window.setInterval = setInterval
  }
  /** Everything requested loads, and has been drawn when this resolves. */
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
    /** From now on nothing loads, until the function that it returns is called. */
    holdBack: () => {
      void letCome()
      hold = Promise.withResolvers()
      held = new Map()
      attempts = 0
      return letCome
    },
    letCome,
    /** Every attempt fails until `mend`; a retry comes soon, so that the story doesn’t wait. */
    breakDown: () => {
      isBroken = true
      window.setInterval = Object.assign((...[act, delay, ...rest]: Parameters<typeof setInterval>) => {
        return setInterval(act, delay === RETRY_MILLISECONDS ? 50 : delay, ...rest)
      }, setInterval)
      hold.resolve()
    },
    mend,
    attempts: () => attempts,
  }
}

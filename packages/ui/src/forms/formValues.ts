import { useState } from 'react'

/** Whether two values of a form hold the same, however deep; files are the same only when they are one. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isNested(one) || !isNested(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isDeepEqual(one[key], other[key]))
}

function isNested(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Blob)
}

/** What a form has seen to: its schema refuses a blank. */
export function requireValue<Value>(value: Value | null): Value {
  if (value === null) throw new TypeError('A form was sent without what its schema asks for.')
  return value
}

/**
 * A form's values as a draft had them. What the draft lacks, or holds in another shape than the blank form, stays
 * blank: a text or a choice (null) takes text, a list of choices takes texts and numbers, and blocks are shaped like the first one.
 */
export function restoreDraft<Values extends object>(blank: Values, draft: unknown): Values {
  return restore(blank, draft) as Values
}

function restore(blank: unknown, draft: unknown): unknown {
  if (Array.isArray(blank)) return Array.isArray(draft) ? restoreList(blank, draft) : blank
  if (blank === null) return typeof draft === 'string' ? draft : blank
  if (typeof blank !== 'object') return typeof draft === typeof blank ? draft : blank
  const found =
    typeof draft === 'object' && draft !== null ? new Map(Object.entries(draft)) : new Map<string, unknown>()
  return Object.fromEntries(Object.entries(blank).map(([key, value]) => [key, restore(value, found.get(key))]))
}

function restoreList(blank: readonly unknown[], draft: readonly unknown[]): readonly unknown[] {
  if (blank.length === 0) return draft.filter((item) => isChoice(item) && typeof item === typeof draft[0])
  return draft.length === 0 ? blank : draft.map((item) => restore(blank[0], item))
}

function isChoice(item: unknown): boolean {
  return typeof item === 'string' || typeof item === 'number'
}

/** What a form begins with, by what was kept of an earlier try; it stays the same until that becomes known. */
export function useInitialValues<Values>(draft: unknown, startOf: () => Values): Values {
  const [known, setKnown] = useState(() => ({ draft, start: startOf() }))
  if (known.draft === draft) return known.start
  const next = { draft, start: startOf() }
  setKnown(next)
  return next.start
}

/**
 * A record as it was opened: a version that came later is none of what was typed over. The function takes the newest
 * one in its place, for whoever saves their own text over it knowingly; where nothing was opened there is none.
 */
export function useRecordSnapshot<Opened>(newest: Opened): [opened: Opened, takeNewest: (() => void) | undefined] {
  const [opened, setOpened] = useState(newest)
  return [opened, opened && newest ? () => setOpened(newest) : undefined]
}

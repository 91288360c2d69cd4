import { useState } from 'react'

/** Compares two form values deeply; files are compared by identity. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isNested(one) || !isNested(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isDeepEqual(one[key], other[key]))
}

function isNested(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Blob)
}

/** Narrows a value that the form's schema has already required. */
export function requireValue<Value>(value: Value | null): Value {
  if (value === null) throw new TypeError('A form was submitted without a value that its schema requires.')
  return value
}

/**
 * Restores a form's values from a draft. Values that are missing or of another shape than in the blank form stay blank:
 * texts and choices (null) accept strings, lists of choices accept strings and numbers, and blocks are shaped like the
 * first one.
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

/** Initial values of a form, recomputed only when the stored draft changes. */
export function useInitialValues<Values>(draft: unknown, getInitialValues: () => Values): Values {
  const [known, setKnown] = useState(() => ({ draft, start: getInitialValues() }))
  if (known.draft === draft) return known.start
  const next = { draft, start: getInitialValues() }
  setKnown(next)
  return next.start
}

/**
 * The record as it was when the form opened, so that later versions don't replace it during editing. The function
 * switches to the latest version, to overwrite it on purpose; it is undefined when no record is being edited.
 */
export function useRecordSnapshot<Opened>(newest: Opened): [opened: Opened, takeLatest: (() => void) | undefined] {
  const [opened, setOpened] = useState(newest)
  return [opened, opened && newest ? () => setOpened(newest) : undefined]
}

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

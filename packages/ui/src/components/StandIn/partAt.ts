import type { MouseEvent } from 'react'
import type { PartName, WirePart } from './wireParts.ts'

/** Which part is pressed: the one under the pointer, else the first that nothing is typed into after what is. */
export function partAt(
  { clientX, currentTarget }: MouseEvent,
  parts: readonly WirePart[],
  order: readonly PartName[],
): PartName | undefined {
  const shown = [...(currentTarget.parentElement?.querySelectorAll('[data-part]') ?? [])]
  const hit = shown.findIndex((part) => {
    const { left, right } = part.getBoundingClientRect()
    return left <= clientX && clientX <= right
  })
  if (hit !== -1) return order[hit]
  const isEmpty = (name: PartName) => parts.some(({ type, isPlaceholder }) => type === name && isPlaceholder)
  const lastTyped = order.findLastIndex((name) => !isEmpty(name))
  return order[lastTyped + 1] ?? order.at(-1)
}

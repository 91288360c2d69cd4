import type { Part, Remote } from '#remote.ts'

/** Where what is here is only part of a list: how others of it are looked for. */
export function partOf(list: readonly unknown[] | Remote<unknown>): Part | undefined {
  return 'state' in list && list.state === 'ready' ? list.part : undefined
}

/** Whether what is here says nothing yet of what is looked for. */
export function isSought(list: readonly unknown[] | Remote<unknown>, search: string): boolean {
  const part = partOf(list)
  return part !== undefined && (part.isComing || part.words !== search.trim())
}

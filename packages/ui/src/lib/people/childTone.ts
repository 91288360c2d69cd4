import { tokens } from '#theme/tokens.ts'

/** Background and text colour that tell one child of a family from the others. */
export type ChildTone = { background: string; text: string }

const { tone1, tone2, tone3, tone4, tone5, tone6, onTone } = tokens.color
const backgrounds = [tone1, tone2, tone3, tone4, tone5, tone6]

/** The colours of a child by their place in the family; they repeat after six. */
export function getChildTone(index: number): ChildTone {
  return { background: backgrounds[index % backgrounds.length] ?? tone1, text: onTone }
}

/** The colours of the children that a family can open, by student. */
export function getChildTones(children: readonly { id: number }[]): ReadonlyMap<number, ChildTone> {
  return new Map(children.map(({ id }, index) => [id, getChildTone(index)]))
}

import { type ReactNode, type RefObject, Component } from 'react'

const DURATION = 160

/** Something that has come. */
function fadeIn(item: Element): void {
  item.animate({ opacity: [0, 1] }, { duration: DURATION, easing: 'ease-out' })
}

/** Something that stood `by` pixels lower and comes to where it stands now. */
function slideFrom(item: Element, by: number): void {
  if (by === 0) return
  item.animate({ transform: [`translateY(${by}px)`, 'none'] }, { duration: DURATION, easing: 'ease-out' })
}

type AnimatedListProps<Row> = {
  /** Everything in the list, also what another page of it shows. */
  rows: readonly Row[]
  getRowId: (row: Row) => string
  /** What holds the list. */
  root: RefObject<Element | null>
  /** Which of its elements are the rows. */
  items: string
  children: ReactNode
}

/**
 * What comes into a list fades in, and what stays glides to its new place, so that a row which goes is seen to go. A list
 * that is only searched, sorted or turned to another page stands still. It is a class because nothing else is told of a
 * change just before it is made.
 */
export class AnimatedList<Row> extends Component<AnimatedListProps<Row>> {
  override getSnapshotBeforeUpdate(before: AnimatedListProps<Row>): Map<Element, number> | null {
    if (areSame(before, this.props)) return null
    return new Map(this.items().map((item) => [item, item.getBoundingClientRect().top]))
  }

  override componentDidUpdate(_: unknown, __: unknown, tops: Map<Element, number> | null): void {
    if (!tops || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    for (const item of this.items()) {
      const top = tops.get(item)
      if (top === undefined) fadeIn(item)
      else slideFrom(item, top - item.getBoundingClientRect().top)
    }
  }

  items(): Element[] {
    return [...(this.props.root.current?.querySelectorAll(this.props.items) ?? [])]
  }

  override render(): ReactNode {
    return this.props.children
  }
}

/** Whether the same things are there, in whatever order. */
function areSame<Row>(
  { rows: before }: AnimatedListProps<Row>,
  { rows: now, getRowId }: AnimatedListProps<Row>,
): boolean {
  if (before === now) return true
  if (before.length !== now.length) return false
  const known = new Set(before.map(getRowId))
  return now.every((row) => known.has(getRowId(row)))
}

import { type ReactNode, type RefObject, Component } from 'react'

const DURATION = 160

function fadeIn(item: Element): void {
  item.animate({ opacity: [0, 1] }, { duration: DURATION, easing: 'ease-out' })
}

/** Animates an item from `by` pixels below its current position. */
function slideFrom(item: Element, by: number): void {
  if (by === 0) return
  item.animate({ transform: [`translateY(${by}px)`, 'none'] }, { duration: DURATION, easing: 'ease-out' })
}

type AnimatedListProps<Row> = {
  /** All rows, including those on other pages. */
  rows: readonly Row[]
  getRowId: (row: Row) => string
  /** Element that contains the list. */
  root: RefObject<Element | null>
  /** Selector of the row elements. */
  items: string
  children: ReactNode
}

/**
 * Fades in added rows and slides the others to their new positions. Searching, sorting and pagination aren't animated.
 * A class, because `getSnapshotBeforeUpdate` has no hook equivalent.
 */
export class AnimatedList<Row> extends Component<AnimatedListProps<Row>> {
  override getSnapshotBeforeUpdate(before: AnimatedListProps<Row>): Map<Element, number> | null {
    if (haveSameRows(before, this.props)) return null
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

/** Whether both lists contain the same rows, in any order. */
function haveSameRows<Row>(
  { rows: before }: AnimatedListProps<Row>,
  { rows: now, getRowId }: AnimatedListProps<Row>,
): boolean {
  if (before === now) return true
  if (before.length !== now.length) return false
  const known = new Set(before.map(getRowId))
  return now.every((row) => known.has(getRowId(row)))
}

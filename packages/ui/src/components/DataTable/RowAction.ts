import type { MessageDescriptor } from '@lingui/core'

/** Something that can be done with a row, or a place that it leads to. */
export type RowAction = {
  id: string
  /** The word on it. */
  label: string | MessageDescriptor
  /** The word and the row, for those who only hear it. */
  name: string | MessageDescriptor
  /** Where it leads; without it, `onPress` is what it does. */
  href?: string
  onPress?: () => void
  /** Leads to the page of the row itself: what names the row is that link too. */
  isRowLink?: boolean
  /** Takes something away: it stands apart from the rest. */
  isDanger?: boolean
  isPending?: boolean
}

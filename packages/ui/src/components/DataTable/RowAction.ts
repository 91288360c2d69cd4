import type { MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'

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
  /** Stands for the word in a dense table. */
  icon?: LucideIcon
  /** Not named by the specification: it is in the menu of the row, not a button. */
  isInMenu?: boolean
  /** Deletes or ends something. */
  isDanger?: boolean
  isPending?: boolean
}

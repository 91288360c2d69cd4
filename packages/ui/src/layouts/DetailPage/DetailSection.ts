import type { ReactNode } from 'react'

/** A part of the page of a record, which its address can name. */
export type DetailSection = {
  /** As the address has it. */
  id: string
  title: string
  /** How many there are. */
  count?: number | undefined
  /** What one does about it, beside its title. */
  action?: ReactNode
  /** Why nothing is there: it is said in its place. Where there is nothing to do about it either, nothing leads there. */
  emptyText?: string | undefined
  content: ReactNode
}

export const isEmptySection = ({ emptyText, action }: DetailSection) => emptyText !== undefined && !action

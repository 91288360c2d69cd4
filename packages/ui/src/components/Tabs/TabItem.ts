import type { ReactNode } from 'react'

export type TabItem = {
  id: string
  title: string
  content: ReactNode
  /** Why the tab can’t be opened; shown under the tabs, because a disabled tab can’t speak for itself. */
  disabledReason?: string
}

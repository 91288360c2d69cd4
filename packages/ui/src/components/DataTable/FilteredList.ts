import type { ReactNode } from 'react'
import type { Remote } from '#remote.ts'
import type { Chip } from './Toolbar/Chips.tsx'

/** What a screen whose list is filtered on the server tells its table: the toolbar stays while the rows are read. */
export type FilteredList = {
  remote: Remote<unknown>
  loading: ReactNode
  filter: ReactNode
  chips: readonly Chip[]
}

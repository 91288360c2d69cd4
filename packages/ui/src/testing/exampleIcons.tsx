import { Calendar, Download, Pencil, Plus, Search, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

/** Icons to choose from in Storybook's controls. */
export const exampleIcons: Readonly<Record<string, ReactNode>> = {
  calendar: <Calendar aria-hidden />,
  download: <Download aria-hidden />,
  pencil: <Pencil aria-hidden />,
  plus: <Plus aria-hidden />,
  search: <Search aria-hidden />,
  trash: <Trash2 aria-hidden />,
}

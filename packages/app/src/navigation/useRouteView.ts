import { useState } from 'react'
import type { Address, ListView, OpenView, Views } from '../addresses/address.ts'
import { readView } from '../addresses/readView.ts'
import { usePageSearchParams } from './usePageSearchParams.ts'
import { useViewFocus } from './useViewArrival.ts'

type View<All extends Views> = OpenView<All> | ListView<All>
type Shown<All extends Views> = { key: string; view: View<All>; previousRecord?: OpenView<All> | undefined }

/**
 * Which view of its page the address opens. `previousRecord` is the one that was open before: where it was opened from the list
 * that has come back, the focus returns to its row.
 */
export function useRouteView<All extends Views>(address: Address<All>) {
  const [search] = usePageSearchParams()
  const { view, key } = readView(address, search)
  const [shown, setShown] = useState<Shown<All>>({ key, view })
  if (key !== shown.key) setShown({ key, view, previousRecord: isOpen(shown.view) ? shown.view : undefined })
  useViewFocus(key)
  return { ...view, previousRecord: shown.previousRecord }
}

function isOpen<All extends Views>(view: View<All>): view is OpenView<All> {
  return view.at !== 'list'
}

import { useState } from 'react'
import type { Address, OpenView, Views } from '../addresses/address.ts'
import { readView } from '../addresses/readView.ts'
import { useOwnSearch } from './useOwnSearch.ts'
import { useViewArrival } from './useViewArrival.ts'

/**
 * Which view of its page the address opens. Where the list has come back, `from` is the view that was open over it: the
 * focus returns to where that was opened.
 */
export function useView<All extends Views>(address: Address<All>) {
  const [search] = useOwnSearch()
  const { view, key } = readView(address, search)
  const [last, setLast] = useState<{ key: string; view: OpenView<All> }>()
  if (isOpen(view) && key !== last?.key) setLast({ key, view })
  useViewArrival(key)
  return isOpen(view) ? view : { ...view, from: last?.view }
}

function isOpen<All extends Views>(view: OpenView<All> | { at: 'list' }): view is OpenView<All> {
  return view.at !== 'list'
}

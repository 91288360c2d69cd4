import type { ComponentType } from 'react'
import { Arrival } from './Arrival.tsx'

/** A page, with its beginning as the place where whoever opens it arrives. */
export function arrived(Page: ComponentType) {
  return (
    <Arrival>
      <Page />
    </Arrival>
  )
}

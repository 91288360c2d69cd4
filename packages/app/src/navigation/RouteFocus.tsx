import type { ComponentType } from 'react'
import { RouteFocus } from './Arrival.tsx'

/** A page, with its beginning as the place where whoever opens it arrives. */
export function withScrollAndFocusReset(Page: ComponentType) {
  return (
    <RouteFocus>
      <Page />
    </RouteFocus>
  )
}

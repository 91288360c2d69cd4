import type { ComponentType } from 'react'
import { late } from './late.ts'
import { useLate } from './useLate.ts'

/**
 * A component whose code comes later, with what stands in its place until then, if anything. What lies over the page isn’t
 * needed before it is open.
 */
export function lateComponent<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  Instead?: ComponentType,
  isNeededFor: (props: Props) => boolean = always,
): ComponentType<Props> {
  const part = late(fetchPart)
  return function LateComponent(props) {
    const isNeeded = isNeededFor(props)
    const Part = useLate(part, isNeeded)
    return Part ? <Part {...props} /> : isNeeded && Instead && <Instead />
  }
}

const always = () => true

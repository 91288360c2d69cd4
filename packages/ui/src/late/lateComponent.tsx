import type { ComponentType } from 'react'
import { late } from './late.ts'
import { useLate } from './useLate.ts'

/** A component whose code comes later, with what stands in its place until then, if anything. */
export function lateComponent<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  Instead?: ComponentType,
): ComponentType<Props> {
  const part = late(fetchPart)
  return function LateComponent(props) {
    const Part = useLate(part, true)
    return Part ? <Part {...props} /> : Instead && <Instead />
  }
}

import type { OperationId } from '@maktab/contract/calls'
import type { ComponentType } from 'react'
import { useMayCall } from '#api/officePart.ts'
import { lazyPage } from '#navigation/lazyPage.tsx'

const OtherPart = lazyPage(() => import('./admin/OtherPartContainer.tsx'), 'OtherPartContainer')

/** A view of a page that says so if its main operation belongs to another part of the office. */
export function withinPart<Props extends object>(id: OperationId, View: ComponentType<Props>): ComponentType<Props> {
  return function ViewWithinPart(props: Props) {
    return useMayCall()(id) ? <View {...props} /> : <OtherPart />
  }
}

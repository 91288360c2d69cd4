import type { ComponentType } from 'react'
import { lateComponent } from '#late/lateComponent.tsx'
import { FormLoading } from './FormLoading.tsx'

/** A form beside a list, or one of several views of a record: what it is made of comes when it is near. */
export function lateForm<Props extends object>(fetchForm: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lateComponent(fetchForm, FormLoading)
}

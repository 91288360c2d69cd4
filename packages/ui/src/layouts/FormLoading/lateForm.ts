import type { ComponentType } from 'react'
import { lateComponent } from '#late/lateComponent.tsx'
import { FormLoading } from './FormLoading.tsx'

/** A form beside a list: what its fields are made of comes when it is near. */
export function lateForm<Props extends object>(fetchForm: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lateComponent(fetchForm, FormLoading)
}

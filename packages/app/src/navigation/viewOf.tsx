import { PageLoading } from '@maktab/ui/layouts/PageLoading/PageLoading'
import { lateComponent } from '@maktab/ui/late/lateComponent'
import type { ComponentType } from 'react'

/** One of the views of a page: nobody who opens the list waits for the form. */
export function viewOf<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lateComponent(load, PageLoading)
}

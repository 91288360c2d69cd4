import type { ReactNode } from 'react'
import { Card } from '#components/Surface/Surface.tsx'
import { FormColumn } from '../Page/Page.tsx'

/** A form on its own surface, in a readable width. */
export function FormCard({ children }: { children: ReactNode }) {
  return (
    <FormColumn>
      <Card>{children}</Card>
    </FormColumn>
  )
}

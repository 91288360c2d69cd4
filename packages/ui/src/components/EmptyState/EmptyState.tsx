import type { ReactNode } from 'react'
import { type Scene, Illustration } from '../Illustration/Illustration.tsx'
import { Root } from './EmptyState.styles.ts'

/** How an empty place looks: what is drawn, how it gets filled, and the way to the first one. */
export type Emptiness = {
  kind: Scene
  /** What would stand here, or how it gets here. */
  children?: ReactNode
  /** The way to the first one. */
  action?: ReactNode
}

/** Nothing is here, and that is no error. */
export function EmptyState({ title, kind, children, action }: Emptiness & { title: ReactNode }) {
  return (
    <Root>
      <Illustration scene={kind} />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action}
    </Root>
  )
}

import type { ReactNode } from 'react'
import { type IllustrationScene, Illustration } from '../Illustration/Illustration.tsx'
import { Root } from './EmptyState.styles.ts'

/** How an empty place looks: what is drawn, how it gets filled, and the way to the first one. */
export type EmptyStateContent = {
  scene: IllustrationScene
  /** What would stand here, or how it gets here. */
  children?: ReactNode
  /** The way to the first one. */
  action?: ReactNode
}

/** Nothing is here, and that is no error. */
export function EmptyState({ title, scene, children, action }: EmptyStateContent & { title: ReactNode }) {
  return (
    <Root>
      <Illustration scene={scene} />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action}
    </Root>
  )
}

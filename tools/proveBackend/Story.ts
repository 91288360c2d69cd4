import type { Stage } from './Stage.ts'

/** Something that people do with a school, and what of it has to be so; it throws where it isn’t. */
export type Story = {
  title: string
  /** Uses calls or fields beyond the specification. */
  needsExtensions?: boolean
  play: (stage: Stage) => Promise<void>
}

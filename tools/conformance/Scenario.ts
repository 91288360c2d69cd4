import type { ConformanceContext } from './ConformanceContext.ts'

/** Something that people do with a school, and what of it has to be so; it throws where it isn’t. */
export type Scenario = {
  title: string
  /** Uses calls or fields beyond the specification. */
  needsExtensions?: boolean
  run: (stage: ConformanceContext) => Promise<void>
}

import { ConformanceError } from './ConformanceError.ts'

/** Breaks a story off where something isn’t as it has to be. */
export function assertConforms(isSo: boolean, words: string): asserts isSo {
  if (!isSo) throw new ConformanceError(words)
}

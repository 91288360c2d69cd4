import { lateComponent } from '#late/lateComponent.tsx'
import { Coming } from '../Coming/Coming.tsx'
import type { ClashQuestionProps } from './ClashWindow.tsx'

/** Asks before something is saved that meets other times, or says why it can’t be. The focus begins on the way back. */
export const ClashQuestion = lateComponent<ClashQuestionProps>(
  async () => (await import('./ClashWindow.tsx')).ClashWindow,
  Coming,
  ({ found }) => found !== undefined,
)

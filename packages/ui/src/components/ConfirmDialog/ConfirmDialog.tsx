import { lateComponent } from '#late/lateComponent.tsx'
import { Coming } from '../Coming/Coming.tsx'
import type { ConfirmDialogProps } from './ConfirmWindow.tsx'

/** A question before something is lost. The focus begins on the harmless answer; Escape is that answer too. */
export const ConfirmDialog = lateComponent<ConfirmDialogProps>(
  async () => (await import('./ConfirmWindow.tsx')).ConfirmWindow,
  Coming,
  ({ isOpen }) => isOpen,
)

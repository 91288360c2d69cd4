import { type ToastItem, ToastRegion } from '@maktab/ui/components/Toast/ToastRegion'
import { toast, useToaster } from 'react-hot-toast/headless'

/** 1§9: four seconds, three at most. */
const DURATION = 4000
const MAX_TOASTS = 3

/** Shows the messages of `toasts`. */
export function Toasts() {
  const { toasts, handlers } = useToaster({ duration: DURATION })
  const items = toasts
    .filter(({ visible }) => visible)
    .slice(0, MAX_TOASTS)
    .map(({ id, type, message }): ToastItem => {
      const tone = type === 'error' || type === 'loading' ? type : 'success'
      return { id, tone, message: typeof message === 'string' ? message : '', canDismiss: tone !== 'loading' }
    })
  return (
    <ToastRegion toasts={items} onDismiss={toast.remove} onPause={handlers.startPause} onResume={handlers.endPause} />
  )
}

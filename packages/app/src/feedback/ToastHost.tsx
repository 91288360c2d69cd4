import { Toasts } from './Toasts.tsx'

/** The place of the toasts; a status that is there from the start, because one that comes with its words is not always read aloud. */
export function ToastHost() {
  return (
    <div role="status" aria-atomic={false} data-react-aria-top-layer>
      <Toasts />
    </div>
  )
}

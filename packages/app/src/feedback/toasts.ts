import { toast } from 'react-hot-toast/headless'

/** What each error that may still be seen says, by its id. */
const said = new Map<string, string>()

/** The short messages that come by themselves (1§8, 1§9); an error stays until it is dismissed. */
export const toasts = {
  success: (message: string) => {
    toast.remove(message)
    toast.success(message, { id: message })
  },
  /** The same words are shown once; of errors with the same id, those of one action, only the last. */
  error: (message: string, id = message) => {
    for (const [other, words] of said) if (words === message || other === id) toast.remove(other)
    said.set(id, message)
    toast.error(message, { duration: Number.POSITIVE_INFINITY, id })
  },
  /** Takes away what was said of an action that has gone well since. */
  dismissError: (id: string) => {
    if (!said.delete(id)) return
    toast.remove(id)
  },
  /** “Loading...” until the function that it gives back is called. */
  loading: () => {
    const id = toast.loading('')
    return () => toast.remove(id)
  },
}

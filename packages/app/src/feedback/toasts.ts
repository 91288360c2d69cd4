import { toast } from 'react-hot-toast/headless'

/** The message of each open error, by its ID. */
const openErrors = new Map<string, string>()

/** Shows toasts (1§8, 1§9). Errors stay until they are dismissed. */
export const toasts = {
  success: (message: string) => {
    toast.remove(message)
    toast.success(message, { id: message })
  },
  /** Shows the same message once, and of errors with the same ID (those of one action) only the last. */
  error: (message: string, id = message) => {
    for (const [otherId, openMessage] of openErrors)
      if (openMessage === message || otherId === id) toast.remove(otherId)
    openErrors.set(id, message)
    toast.error(message, { duration: Number.POSITIVE_INFINITY, id })
  },
  /** Dismisses the error of an action that has succeeded since. */
  dismissError: (id: string) => {
    if (!openErrors.delete(id)) return
    toast.remove(id)
  },
  /** Shows “Loading...” until the returned function is called. */
  loading: () => {
    const id = toast.loading('')
    return () => toast.remove(id)
  },
}

import { atom } from 'jotai'
import { store } from '../session/store.ts'

/** Whether there has been anything to say yet; the toasts' code comes with the first of them. */
export const areToastsNeededAtom = atom(false)

async function library() {
  store.set(areToastsNeededAtom, true)
  return (await import('react-hot-toast/headless')).toast
}

/** What each error that may still be seen says, by its id. */
const said = new Map<string, string>()

/** The short messages that come by themselves (1§8, 1§9); an error stays until it is dismissed. */
export const toasts = {
  success: async (message: string) => {
    const toast = await library()
    toast.remove(message)
    toast.success(message, { id: message })
  },
  /** The same words are shown once; of errors with the same id, those of one action, only the last. */
  error: async (message: string, id = message) => {
    const toast = await library()
    for (const [other, words] of said) if (words === message || other === id) toast.remove(other)
    said.set(id, message)
    toast.error(message, { duration: Number.POSITIVE_INFINITY, id })
  },
  /** Takes away what was said of an action that has gone well since. */
  settle: async (id: string) => {
    if (!said.delete(id)) return
    const toast = await library()
    toast.remove(id)
  },
  /** “Loading...” until the function that it gives back is called. */
  loading: () => {
    const shown = library().then((toast) => ({ toast, id: toast.loading('') }))
    return async () => {
      const { toast, id } = await shown
      toast.remove(id)
    }
  },
}

import { atom } from 'jotai'
import { store } from '../session/store.ts'

/** Whether there has been anything to say yet; the toasts' code comes with the first of them. */
export const areToastsNeededAtom = atom(false)

async function library() {
  store.set(areToastsNeededAtom, true)
  return (await import('react-hot-toast/headless')).toast
}

/** The short messages that come by themselves (1§8, 1§9); an error stays until it is dismissed. */
export const toasts = {
  success: async (message: string) => void (await library()).success(message),
  /** Of errors with the same id only the last is shown. */
  error: async (message: string, id?: string) =>
    void (await library()).error(message, { duration: Number.POSITIVE_INFINITY, ...(id && { id }) }),
  /** “Loading...” until the function that it gives back is called. */
  loading: () => {
    const shown = library().then((toast) => ({ toast, id: toast.loading('') }))
    return async () => {
      const { toast, id } = await shown
      toast.remove(id)
    }
  },
}

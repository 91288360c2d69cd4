import { pause } from '@maktab/ui/late/pause'
import { atom } from 'jotai'
import { isLineWhole } from '#calls/isLineWhole.ts'
import { loadAnew } from '#session/keptEmail.ts'
import { store } from '#session/store.ts'

/** Whether the code of the form doesn’t come over the line. */
export const isLineBrokenAtom = atom(false)

/**
 * Brings what the form is made of. A browser keeps code that failed to come as failed for as long as the page is open:
 * where it does, the page is loaded anew as soon as the line is back.
 */
export async function bringSignIn() {
  try {
    const { SignInContainer } = await import('./SignInContainer.tsx')
    store.set(isLineBrokenAtom, false)
    return SignInContainer
  } catch (cause) {
    store.set(isLineBrokenAtom, true)
    while (!(await isLineWhole())) await pause()
    loadAnew()
    throw cause
  }
}

import { pause } from '@maktab/ui/late/pause'
import { atom } from 'jotai'
import { loadAnew } from '#session/keptEmail.ts'
import { store } from '#session/store.ts'

/** Whether the code of the form doesn’t come over the line. */
export const isLineBrokenAtom = atom(false)

/** Whether the school answers, and whoever has the code that the page has asked for. */
async function isLineWhole(): Promise<boolean> {
  const code = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href)
  const answers = [window.location.href, ...code].map((url) => fetch(url, { method: 'HEAD', cache: 'no-store' }))
  return (await Promise.allSettled(answers)).every(({ status }) => status === 'fulfilled')
}

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

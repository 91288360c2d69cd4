import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { preloadDashboards, preloadRolePage } from './areas/areas.ts'
import { loadMessagesAtom } from './preferences/preferences.ts'
import { getPrerenderKey } from './prerendered/getPrerenderKey.ts'
import { waitForScripts } from './prerendered/runFiles.ts'
import { preloadPublicPage } from './routes.tsx'
import { syncSessionAtom } from './session/sessionAtoms.ts'
import { store } from './browser/environment.ts'

// A function, not a top-level await: what is fetched here imports this very file, and would wait for it forever.
async function start(root: HTMLElement): Promise<void> {
  try {
    // Who has something kept here most likely sees a page of the school, the others one for visitors.
    const isKnown = localStorage.getItem('token') !== null
    const { pathname, search } = window.location
    const isMade = !isKnown && root.dataset['page'] === getPrerenderKey(pathname, search)
    // A page that came from the server is hydrated only once all of its code is here.
    if (isMade) await waitForScripts()
    // First the language: the messages of an area are loaded in it.
    const messages = store.set(loadMessagesAtom)
    // If the code of a page for the signed-in fails to load, its boundary says so and offers to try again.
    const code = isKnown ? preloadRolePage(pathname).catch(() => undefined) : preloadPublicPage(pathname)
    await Promise.all([messages, store.set(syncSessionAtom), code])
    const app = (
      <StrictMode>
        <App />
      </StrictMode>
    )
    // As a transition, React hydrates in slices and handles input between them.
    if (isMade) startTransition(() => void hydrateRoot(root, app))
    else createRoot(root).render(app)
    if (!isKnown && pathname === '/') preloadWhileTyping()
  } catch {
    // The line broke before there were words to say it with.
    root.textContent = 'Maktab could not be loaded. Check your connection, then load the page again.'
  }
}

/** A dashboard's code loads while people type who they are, and opens as soon as they are signed in. */
function preloadWhileTyping(): void {
  // If it fails, the page loads its code itself when it is opened.
  document.addEventListener('input', () => void preloadDashboards().catch(() => undefined), { once: true })
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void start(root)

// Left out of what is built, with all that it brings along.
if (import.meta.env.DEV)
  void import('./development/mountDevelopmentBar.tsx').then(({ mountDevelopmentBar }) => mountDevelopmentBar())

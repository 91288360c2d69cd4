import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { preloadDashboards, preloadRolePage } from './areas/areasByRole.ts'
import { loadMessagesAtom } from './preferences/languageAndSchemeAtoms.ts'
import { getPrerenderKey } from './prerendered/getPrerenderKey.ts'
import { preloadPublicPage } from './routes.tsx'
import { syncSessionAtom } from './session/sessionAtoms.ts'
import { store } from './browser/cookiesAndStore.ts'

declare global {
  interface Window {
    /** Settles when all scripts of the page have run or failed to load (`index.html`). */
    scriptsLoaded?: Promise<unknown>
  }
}

// A function, not a top-level await: modules imported here import this file, so a top-level await would deadlock.
async function start(root: HTMLElement): Promise<void> {
  try {
    // A user with a stored token most likely opens a signed-in page, others a public one.
    const hasSession = localStorage.getItem('token') !== null
    const { pathname, search } = window.location
    const isPrerendered = !hasSession && root.dataset['page'] === getPrerenderKey(pathname, search)
    // Hydrate a prerendered page only once all of its scripts have run, each in its own task; importing them runs all at once.
    if (isPrerendered) await window.scriptsLoaded
    // Set the language first: the messages of an area are loaded in it.
    const messages = store.set(loadMessagesAtom)
    // If a signed-in page fails to load, its error boundary offers a retry.
    const code = hasSession ? preloadRolePage(pathname).catch(() => undefined) : preloadPublicPage(pathname)
    await Promise.all([messages, store.set(syncSessionAtom), code])
    const app = (
      <StrictMode>
        <App />
      </StrictMode>
    )
    // As a transition, React hydrates in slices and handles input between them.
    if (isPrerendered) startTransition(() => void hydrateRoot(root, app))
    else createRoot(root).render(app)
    if (!hasSession && pathname === '/') preloadWhileTyping()
  } catch {
    // The connection failed before the messages were loaded.
    root.textContent = 'Maktab could not be loaded. Check your connection, then load the page again.'
  }
}

/** Loads the dashboards’ code while the user types, so that they open right after sign-in. */
function preloadWhileTyping(): void {
  // On failure the page loads its code when it is opened.
  document.addEventListener('input', () => void preloadDashboards().catch(() => undefined), { once: true })
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void start(root)

// Removed from production builds with all of its imports.
if (import.meta.env.DEV)
  void import('./development/mountDevelopmentBar.tsx').then(({ mountDevelopmentBar }) => mountDevelopmentBar())

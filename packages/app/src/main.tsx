import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { signInForm } from './pages/public/SignInPage.tsx'
import { startSpeakingAtom } from './preferences/preferenceAtoms.ts'
import { pageKey } from './prerendered/pageKey.ts'
import { runFiles } from './prerendered/runFiles.ts'
import { bringPage } from './routes.tsx'
import { takeBackEmail } from './session/keptEmail.ts'
import { rereadAtom } from './session/sessionAtoms.ts'
import { store } from './session/store.ts'

// A function, not a top-level await: what is fetched here imports this very file, and would wait for it forever.
async function start(root: HTMLElement): Promise<void> {
  try {
    // Whoever has something kept here most likely sees a page of the school, the others a form.
    const isKnown = localStorage.getItem('token') !== null
    const { pathname, search } = window.location
    const isMade = !isKnown && root.dataset['page'] === pageKey(pathname, search)
    await Promise.all([
      store.set(startSpeakingAtom, isKnown ? 'common' : 'entrance'),
      store.set(rereadAtom),
      isKnown || isMade || signInForm.load(),
      // What is there already is only gone on with once all is here that it was made of.
      isMade && runFiles().then(() => bringPage(pathname)),
    ])
    const app = (
      <StrictMode>
        <App />
      </StrictMode>
    )
    if (isMade) {
      takeBackEmail()
      // In small pieces, between which a finger is heard.
      startTransition(() => void hydrateRoot(root, app))
    } else createRoot(root).render(app)
  } catch {
    // The line broke before there were words to say it with.
    root.textContent = 'Maktab could not be loaded. Check your connection, then load the page again.'
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void start(root)

// Left out of what is built, with all that it brings along.
if (import.meta.env.DEV) void import('./development/openBar.tsx').then(({ openBar }) => openBar())

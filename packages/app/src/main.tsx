import { loadMessages } from '@maktab/ui/environment/loadMessages'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { startLanguage, wordsAtom } from './preferences/preferenceAtoms.ts'
import { store } from './session/store.ts'

const language = startLanguage()
store.set(wordsAtom, { language, messages: await loadMessages(language) })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

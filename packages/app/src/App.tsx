import { CopyText } from '@maktab/ui/environment/CopyText'
import { ReceiptUploads } from '@maktab/ui/environment/ReceiptUploads'
import { SchoolSettingsProvider } from '@maktab/ui/environment/SchoolSettings'
import { SharePapers } from '@maktab/ui/environment/SharePapers'
import { SchoolEnvironment } from '@maktab/ui/environment/SchoolEnvironment'
import { UnsavedChangesProvider } from '@maktab/ui/forms/UnsavedChanges'
import { settingsOf } from '@maktab/ui/model/schoolSettings'
import { Provider, useAtomValue } from 'jotai'
import { useState } from 'react'
import { Router, useLocation } from 'wouter'
import { copyText } from './environment/copyText.ts'
import { sharePapers } from './environment/share.ts'
import { CrashBoundary } from './feedback/CrashBoundary.tsx'
import { ToastHost } from './feedback/ToastHost.tsx'
import { BackButtonGuard } from './navigation/BackButtonGuard.tsx'
import { softly } from './navigation/softly.ts'
import { schemeAtom, wordsAtom } from './preferences/preferenceAtoms.ts'
import { visit } from './prerendered/visit.ts'
import { Routes } from './routes.tsx'
import { SessionWatch } from './session/SessionWatch.tsx'
import { store } from './session/store.ts'

/** Fetched with the first form for a receipt. */
const bringReceiptUploads = async () => (await import('./uploads/receiptUploads.ts')).receiptUploads

/** Where the app is, if there is no browser to say it. */
type Address = { ssrPath?: string; ssrSearch?: string }

/** Everything around the pages. A page that breaks leaves the shell standing; only a broken shell takes all of it. */
export function App(address: Address) {
  return (
    <Provider store={store}>
      <Router {...address}>
        <Surroundings />
      </Router>
    </Provider>
  )
}

/** What pages show of the school until its settings are loaded, if they are: its name, which comes with the page. */
function settingsOfPage() {
  const name = import.meta.env.SSR
    ? visit.schoolName
    : document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content
  return settingsOf({ name }, 'UTC')
}

function Surroundings() {
  const words = useAtomValue(wordsAtom)
  const scheme = useAtomValue(schemeAtom)
  const [, navigate] = useLocation()
  const [settings] = useState(settingsOfPage)
  return (
    <SchoolEnvironment {...words} scheme={scheme}>
      <UnsavedChangesProvider navigate={(path) => softly(() => navigate(path))}>
        <SessionWatch />
        <BackButtonGuard />
        <CrashBoundary>
          <CopyText value={copyText}>
            <SharePapers value={sharePapers()}>
              <ReceiptUploads value={bringReceiptUploads}>
                <SchoolSettingsProvider settings={settings}>
                  <Routes />
                </SchoolSettingsProvider>
              </ReceiptUploads>
            </SharePapers>
          </CopyText>
        </CrashBoundary>
        <ToastHost />
      </UnsavedChangesProvider>
    </SchoolEnvironment>
  )
}

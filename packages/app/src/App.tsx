import { CopyTextContext } from '@maktab/ui/environment/CopyText'
import { ReceiptUploaderContext } from '@maktab/ui/environment/ReceiptUploads'
import { SchoolSettingsProvider } from '@maktab/ui/environment/SchoolSettings'
import { SharePrintoutsContext } from '@maktab/ui/environment/SharePapers'
import { LocaleAndThemeProvider } from '@maktab/ui/environment/SchoolEnvironment'
import { UnsavedChangesProvider } from '@maktab/ui/forms/UnsavedChanges'
import { withDefaultSettings } from '@maktab/ui/model/schoolSettings'
import { Provider, useAtomValue } from 'jotai'
import { useState } from 'react'
import { Router, useLocation } from 'wouter'
import { copyText } from './environment/copyText.ts'
import { createShareHandler } from './environment/share.ts'
import { ErrorBoundary } from './feedback/CrashBoundary.tsx'
import { ToastHost } from './feedback/ToastHost.tsx'
import { BackButtonGuard } from './navigation/BackButtonGuard.tsx'
import { withViewTransition } from './navigation/softly.ts'
import { schemeAtom, messagesAtom } from './preferences/preferenceAtoms.ts'
import { ssrContext } from './prerendered/visit.ts'
import { Routes } from './routes.tsx'
import { SessionSync } from './session/SessionWatch.tsx'
import { store } from './session/store.ts'

/** Fetched with the first form for a receipt. */
const bringReceiptUploads = async () => (await import('./uploads/receiptUploads.ts')).receiptUploader

/** Where the app is, if there is no browser to say it. */
type Address = { ssrPath?: string; ssrSearch?: string }

/** Everything around the pages. A page that breaks leaves the shell standing; only a broken shell takes all of it. */
export function App(address: Address) {
  return (
    <Provider store={store}>
      <Router {...address}>
        <AppProviders />
      </Router>
    </Provider>
  )
}

/** What pages show of the school until its settings are loaded, if they are: its name, which comes with the page. */
function readPageSettings() {
  const name = import.meta.env.SSR
    ? ssrContext.schoolName
    : document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content
  return withDefaultSettings({ name }, 'UTC')
}

function AppProviders() {
  const words = useAtomValue(messagesAtom)
  const scheme = useAtomValue(schemeAtom)
  const [, navigate] = useLocation()
  const [settings] = useState(readPageSettings)
  return (
    <LocaleAndThemeProvider {...words} scheme={scheme}>
      <UnsavedChangesProvider navigate={(path) => withViewTransition(() => navigate(path))}>
        <SessionSync />
        <BackButtonGuard />
        <ErrorBoundary>
          <CopyTextContext value={copyText}>
            <SharePrintoutsContext value={createShareHandler()}>
              <ReceiptUploaderContext value={bringReceiptUploads}>
                <SchoolSettingsProvider settings={settings}>
                  <Routes />
                </SchoolSettingsProvider>
              </ReceiptUploaderContext>
            </SharePrintoutsContext>
          </CopyTextContext>
        </ErrorBoundary>
        <ToastHost />
      </UnsavedChangesProvider>
    </LocaleAndThemeProvider>
  )
}

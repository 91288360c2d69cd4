import { CopyTextContext } from '@maktab/ui/providers/CopyTextContext'
import { ReceiptUploaderContext } from '@maktab/ui/providers/ReceiptUploaderContext'
import { SchoolSettingsProvider } from '@maktab/ui/providers/SchoolSettingsProvider'
import { SharePrintoutsContext } from '@maktab/ui/providers/SharePrintoutsContext'
import { LocaleAndThemeProvider } from '@maktab/ui/providers/LocaleAndThemeProvider'
import { UnsavedChangesProvider } from '@maktab/ui/forms/UnsavedChanges'
import { withDefaultSettings } from '@maktab/ui/lib/school/schoolSettings'
import { Provider, useAtomValue } from 'jotai'
import { useState } from 'react'
import { Router, useLocation } from 'wouter'
import { copyText } from './browser/copyText.ts'
import { createShareHandler } from './browser/createShareHandler.ts'
import { ErrorBoundary } from './feedback/ErrorBoundary.tsx'
import { ToastHost } from './feedback/ToastHost.tsx'
import { BackButtonGuard } from './navigation/BackButtonGuard.tsx'
import { withViewTransition } from './navigation/withViewTransition.ts'
import { schemeAtom, messagesAtom } from './preferences/preferenceAtoms.ts'
import { ssrContext } from './browser/ssrContext.ts'
import { Routes } from './routes.tsx'
import { SessionSync } from './session/SessionSync.tsx'
import { store } from './browser/store.ts'

/** Fetched with the first form for a receipt. */
const bringReceiptUploads = async () => (await import('./uploads/receiptUploaders.ts')).receiptUploader

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

import { CopyTextContext } from '@maktab/ui/providers/CopyTextContext'
import { ReceiptUploaderContext } from '@maktab/ui/providers/ReceiptUploaderContext'
import { SchoolSettingsProvider } from '@maktab/ui/providers/SchoolSettingsProvider'
import { SharePrintoutsContext } from '@maktab/ui/providers/SharePrintoutsContext'
import { LocaleAndThemeProvider } from '@maktab/ui/providers/LocaleAndThemeProvider'
import { UnsavedChangesProvider } from '@maktab/ui/forms/UnsavedChanges'
import { withDefaultSettings } from '@maktab/ui/lib/school/schoolSettings'
import { Provider, useAtomValue, useSetAtom } from 'jotai'
import { useState, useEffect } from 'react'
import { Router, useLocation } from 'wouter'
import { copyText, createShareHandler } from './browser/sharing.ts'
import { ErrorBoundary } from './feedback/ErrorBoundary.tsx'
import { BackButtonGuard } from './navigation/BackButtonGuard.tsx'
import { withViewTransition } from './navigation/links.ts'
import { schemeAtom, messagesAtom } from './preferences/preferences.ts'
import { ssrContext, store } from './browser/environment.ts'
import { Routes } from './routes.tsx'
import { type ToastItem, ToastRegion } from '@maktab/ui/components/Toast/ToastRegion'
import { toast, useToaster } from 'react-hot-toast/headless'
import { syncSessionAtom, sessionAtom } from './session/sessionAtoms.ts'

/** 1§9: four seconds, three at most. */
const DURATION = 4000
const MAX_TOASTS = 3

/** Shows the messages of `toasts`. */
function Toasts() {
  const { toasts, handlers } = useToaster({ duration: DURATION })
  const items = toasts
    .filter(({ visible }) => visible)
    .slice(0, MAX_TOASTS)
    .map(({ id, type, message }): ToastItem => {
      const tone = type === 'error' || type === 'loading' ? type : 'success'
      return { id, tone, message: typeof message === 'string' ? message : '', canDismiss: tone !== 'loading' }
    })
  return (
    <ToastRegion toasts={items} onDismiss={toast.remove} onPause={handlers.startPause} onResume={handlers.endPause} />
  )
}

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

/** The place of the toasts; a status that is there from the start, because one that comes with its words is not always read aloud. */
function ToastHost() {
  return (
    <div role="status" aria-atomic={false} data-react-aria-top-layer>
      <Toasts />
    </div>
  )
}

/** Ends a session when its time is over and follows what other tabs do: by timer, on focus and by storage. */
function SessionSync() {
  const session = useAtomValue(sessionAtom)
  const reread = useSetAtom(syncSessionAtom)
  const expiresAt = session?.expiresAt

  useEffect(() => {
    // A page that is being left is also said to change its visibility.
    const look = () => void (document.visibilityState === 'visible' && reread())
    const follow = ({ key }: StorageEvent) => {
      if (key === null) void reread('signedOut')
      else void reread(localStorage.getItem('token') === null ? 'ended' : undefined)
    }
    window.addEventListener('focus', look)
    window.addEventListener('pageshow', look)
    window.addEventListener('storage', follow)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      window.removeEventListener('pageshow', look)
      window.removeEventListener('storage', follow)
      document.removeEventListener('visibilitychange', look)
    }
  }, [reread])

  useEffect(() => {
    if (expiresAt === undefined) return undefined
    const timer = setTimeout(() => void reread(), Math.max(0, expiresAt - Date.now()) + 20)
    return () => clearTimeout(timer)
  }, [expiresAt, reread])

  return null
}

import { CopyTextContext } from '@maktab/ui/providers/CopyTextContext'
import { ReceiptUploaderContext } from '@maktab/ui/providers/ReceiptUploaderContext'
import { SchoolSettingsProvider } from '@maktab/ui/providers/SchoolSettingsProvider'
import { SharePrintoutsContext } from '@maktab/ui/providers/SharePrintoutsContext'
import { LocaleAndThemeProvider } from '@maktab/ui/providers/LocaleAndThemeProvider'
import { UnsavedChangesProvider } from '@maktab/ui/forms/UnsavedChangesProvider'
import { withDefaultSettings } from '@maktab/ui/lib/school/schoolSettings'
import { Provider, useAtomValue, useSetAtom } from 'jotai'
import { useState, useEffect } from 'react'
import { Router, useLocation } from 'wouter'
import { copyText, createShareHandler } from './browser/sharePrintouts.ts'
import { ErrorBoundary } from './feedback/ErrorBoundary.tsx'
import { BackButtonGuard } from './navigation/BackButtonGuard.tsx'
import { withViewTransition } from './navigation/clientSideNavigation.ts'
import { schemeAtom, messagesAtom } from './preferences/languageAndSchemeAtoms.ts'
import { ssrContext, store } from './browser/cookiesAndStore.ts'
import { Routes } from './routes.tsx'
import { type ToastItem, ToastRegion } from '@maktab/ui/components/Toast/ToastRegion'
import { toast, useToaster } from 'react-hot-toast/headless'
import { syncSessionAtom, sessionAtom } from './session/sessionAtoms.ts'

/** Toasts disappear after four seconds; at most three are visible at once (1§9). */
const DURATION = 4000
const MAX_TOASTS = 3

/** Loaded with the first form that uploads a receipt. */
const loadReceiptUploader = async () => (await import('./uploads/receiptUploaders.ts')).receiptUploader

/** The URL to render on the server, where there is no `window.location`. */
type SsrLocation = { ssrPath?: string; ssrSearch?: string }

/**
 * The providers around all pages. An error in a page leaves the shell usable; only an error in the shell replaces
 * everything.
 */
export function App(address: SsrLocation) {
  return (
    <Provider store={store}>
      <Router {...address}>
        <AppProviders />
      </Router>
    </Provider>
  )
}

/** Settings used until the school’s own are loaded: the school name comes from the page itself. */
function readPageSettings() {
  const name = import.meta.env.SSR
    ? ssrContext.schoolName
    : document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content
  return withDefaultSettings({ name }, 'UTC')
}

function AppProviders() {
  const messages = useAtomValue(messagesAtom)
  const scheme = useAtomValue(schemeAtom)
  const [, navigate] = useLocation()
  const [settings] = useState(readPageSettings)
  return (
    <LocaleAndThemeProvider {...messages} scheme={scheme}>
      <UnsavedChangesProvider navigate={(path) => withViewTransition(() => navigate(path))}>
        <SessionSync />
        <BackButtonGuard />
        <ErrorBoundary>
          <CopyTextContext value={copyText}>
            <SharePrintoutsContext value={createShareHandler()}>
              <ReceiptUploaderContext value={loadReceiptUploader}>
                <SchoolSettingsProvider settings={settings}>
                  <Routes />
                </SchoolSettingsProvider>
              </ReceiptUploaderContext>
            </SharePrintoutsContext>
          </CopyTextContext>
        </ErrorBoundary>
        <Toasts />
      </UnsavedChangesProvider>
    </LocaleAndThemeProvider>
  )
}

/**
 * Live region of the toasts. It exists from the start because screen readers don’t always announce a region inserted
 * with its text.
 */
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
    <div role="status" aria-atomic={false} data-react-aria-top-layer>
      <ToastRegion toasts={items} onDismiss={toast.remove} onPause={handlers.startPause} onResume={handlers.endPause} />
    </div>
  )
}

/** Ends an expired session and follows sign-in and sign-out in other tabs, through a timer, focus and storage events. */
function SessionSync() {
  const session = useAtomValue(sessionAtom)
  const syncSession = useSetAtom(syncSessionAtom)
  const expiresAt = session?.expiresAt

  useEffect(() => {
    // A page that is being unloaded also fires `visibilitychange`.
    const syncIfVisible = () => void (document.visibilityState === 'visible' && syncSession())
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null) void syncSession('signedOut')
      else void syncSession(localStorage.getItem('token') === null ? 'ended' : undefined)
    }
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener('focus', syncIfVisible, { signal })
    window.addEventListener('pageshow', syncIfVisible, { signal })
    window.addEventListener('storage', onStorage, { signal })
    document.addEventListener('visibilitychange', syncIfVisible, { signal })
    return () => controller.abort()
  }, [syncSession])

  useEffect(() => {
    if (expiresAt === undefined) return undefined
    const timer = setTimeout(() => void syncSession(), Math.max(0, expiresAt - Date.now()) + 20)
    return () => clearTimeout(timer)
  }, [expiresAt, syncSession])

  return null
}

import { NoScriptNotice } from '@maktab/ui/components/NoScriptNotice/NoScriptNotice'
import { PublicLayout } from '@maktab/ui/layouts/PublicLayout/PublicLayout'
import { type ReactNode, Suspense } from 'react'
import { usePreferences } from '#preferences/usePreferences.ts'

/** A page for everybody, in its layout; the layout stays while the page is on its way. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <PublicLayout {...usePreferences()}>
      <NoScriptNotice />
      <Suspense>{children}</Suspense>
    </PublicLayout>
  )
}

import { FrontLayout } from '@maktab/ui/layouts/PublicLayout/FrontLayout'
import { type ReactNode, Suspense } from 'react'
import { useHomePath } from '#features/auth/useHomePath.ts'
import { useClientSideLinks } from '#navigation/useClientSideLinks.ts'
import { usePreferences } from '#preferences/usePreferences.ts'

/** A page that tells of the school, in its layout; the layout stays while the page is on its way. */
export function VisitorPage({ children }: { children: ReactNode }) {
  useClientSideLinks()
  return (
    <FrontLayout {...usePreferences()} homeHref={useHomePath()}>
      <Suspense>{children}</Suspense>
    </FrontLayout>
  )
}

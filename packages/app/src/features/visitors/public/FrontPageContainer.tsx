import { coursePath } from '@maktab/contract/wire/coursePath'
import { FrontPage } from '@maktab/ui/features/visitors/public/FrontPage'
import { publicPaths } from '#addresses/public.ts'
import { usePublicContent } from '#features/visitors/publicContent.ts'
import { useShowsSignInFirst } from '#preferences/useShowsSignInFirst.ts'
import { PublicProviders } from '#features/visitors/PublicProviders.tsx'

/** What stands around the form to sign in. */
export function FrontPageContainer() {
  return (
    <PublicProviders>
      <Told />
    </PublicProviders>
  )
}

function Told() {
  return (
    <FrontPage
      {...usePublicContent()}
      hrefOf={coursePath}
      coursesHref={publicPaths.courses()}
      createStudentHref={publicPaths.createStudentAccount()}
      createTeacherHref={publicPaths.createTeacherAccount()}
      hasFoot={!useShowsSignInFirst()}
    />
  )
}

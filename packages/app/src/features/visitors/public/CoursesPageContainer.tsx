import { coursePath } from '@maktab/shared/coursePath'
import { useSchoolSettings } from '@maktab/ui/providers/SchoolSettingsProvider'
import { schoolLanguages } from '@maktab/ui/lib/people/schoolLanguages'
import { courseLevels } from '@maktab/ui/lib/school/courseFacts'
import { CoursesPage } from '@maktab/ui/features/visitors/public/CoursesPage'
import { useSearchParams } from 'wouter'
import { publicPaths } from '#addresses/public.ts'
import { useTrialHref } from '#features/trial/useTrialHref.ts'
import { usePublicContent } from '#features/visitors/usePublicContent.ts'
import { NotFoundContainer } from '#features/errors/public/NotFoundContainer.tsx'
import { withPublicProviders } from '#features/visitors/PublicProviders.tsx'

/** `/courses` (an extension), if the school shows its courses to visitors. */
function Content() {
  const { courses, teachers } = usePublicContent()
  const { frontPage } = useSchoolSettings()
  const [search] = useSearchParams()
  const trialHref = useTrialHref()
  if (frontPage && !frontPage.shows.includes('courses')) return <NotFoundContainer />
  return (
    <CoursesPage
      courses={courses}
      teachers={teachers}
      hrefOf={coursePath}
      filter={{
        language: schoolLanguages.find((language) => language === search.get('language')),
        level: courseLevels.find((level) => level === search.get('level') && level !== 'any'),
      }}
      filterHref={publicPaths.courses}
      trialHref={trialHref}
    />
  )
}

export const CoursesPageContainer = withPublicProviders(Content)

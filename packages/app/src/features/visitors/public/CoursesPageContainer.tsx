import { coursePath } from '@maktab/shared/coursePath'
import { useSchoolSettings } from '@maktab/ui/providers/SchoolSettingsProvider'
import { CoursesPage } from '@maktab/ui/features/visitors/public/CoursesPage'
import { usePublicContent } from '#features/visitors/usePublicContent.ts'
import { NotFoundContainer } from '#features/errors/public/NotFoundContainer.tsx'
import { withPublicProviders } from '#features/visitors/PublicProviders.tsx'

/** `/courses` (an extension), if the school shows its courses to visitors. */
function Content() {
  const { courses } = usePublicContent()
  const { frontPage } = useSchoolSettings()
  if (frontPage && !frontPage.shows.includes('courses')) return <NotFoundContainer />
  return <CoursesPage courses={courses} hrefOf={coursePath} />
}

export const CoursesPageContainer = withPublicProviders(Content)

import { parseCourseId, coursePath } from '@maktab/contract/wire/coursePath'
import { PageLoading } from '@maktab/ui/layouts/Page/PageLoading'
import { RemoteView } from '@maktab/ui/components/RemoteView/RemoteView'
import { useSchoolSettings } from '@maktab/ui/providers/SchoolSettingsProvider'
import { CoursePage } from '@maktab/ui/features/visitors/public/CoursePage'
import { useSyncExternalStore } from 'react'
import { useParams } from 'wouter'
import { publicPaths } from '#addresses/public.ts'
import { usePublicContent } from '#features/visitors/publicContent.ts'
import { NotFoundContainer } from '#features/errors/public/NotFoundContainer.tsx'
import { withPublicProviders } from '#features/visitors/PublicProviders.tsx'

const unchanging = () => () => undefined
const originHere = () => window.location.origin
/** A page that is made beforehand doesn’t know how it is reached. */
const originUnknown = () => undefined

/** `/courses/7-tajweed`: an extension, for visitors of a school that shows its courses. */
function Content() {
  const { course: part = '' } = useParams()
  const id = parseCourseId(part)
  const { courses } = usePublicContent(id ?? 0)
  const { frontPage } = useSchoolSettings()
  const origin = useSyncExternalStore(unchanging, originHere, originUnknown)
  if (id === undefined || (frontPage && !frontPage.shows.includes('courses'))) return <NotFoundContainer />
  return (
    <RemoteView remote={courses} loading={<PageLoading />}>
      {(all) => {
        const course = all.find((one) => one.id === id)
        if (!course) return <NotFoundContainer />
        return (
          <CoursePage
            course={course}
            coursesHref={publicPaths.courses()}
            enrollHref={publicPaths.createStudentAccount(id)}
            address={origin && origin + coursePath(course)}
          />
        )
      }}
    </RemoteView>
  )
}

export const CoursePageContainer = withPublicProviders(Content)

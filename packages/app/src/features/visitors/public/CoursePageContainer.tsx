import { parseCourseId, coursePath } from '@maktab/shared/coursePath'
import { PageLoading } from '@maktab/ui/layouts/Page/PageLoading'
import { RemoteView } from '@maktab/ui/components/RemoteView/RemoteView'
import { useSchoolSettings } from '@maktab/ui/providers/SchoolSettingsProvider'
import { CoursePage } from '@maktab/ui/features/visitors/public/CoursePage'
import { useSyncExternalStore } from 'react'
import { useParams } from 'wouter'
import { publicPaths } from '#addresses/public.ts'
import { useTrialHref } from '#features/trial/useTrialHref.ts'
import { usePublicContent } from '#features/visitors/usePublicContent.ts'
import { NotFoundContainer } from '#features/errors/public/NotFoundContainer.tsx'
import { withPublicProviders } from '#features/visitors/PublicProviders.tsx'

const subscribeToNothing = () => () => undefined
const getOrigin = () => window.location.origin
/** A prerendered page doesn’t know its origin. */
const getServerOrigin = () => undefined
const getZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
/** A prerendered page doesn’t know the visitor’s time zone. */
const getServerZone = () => undefined

/** `/courses/7-tajweed` (an extension), if the school shows its courses to visitors. */
function Content() {
  const { course: part = '' } = useParams()
  const id = parseCourseId(part)
  const { courses, teachers } = usePublicContent(id ?? 0)
  const { frontPage } = useSchoolSettings()
  const trialHref = useTrialHref(id)
  const viewerZone = useSyncExternalStore(subscribeToNothing, getZone, getServerZone)
  const origin = useSyncExternalStore(subscribeToNothing, getOrigin, getServerOrigin)
  if (id === undefined || (frontPage && !frontPage.shows.includes('courses'))) return <NotFoundContainer />
  return (
    <RemoteView remote={courses} loading={<PageLoading />}>
      {(all) => {
        const course = all.find((one) => one.id === id)
        if (!course) return <NotFoundContainer />
        return (
          <CoursePage
            course={course}
            teachers={teachers}
            coursesHref={publicPaths.courses()}
            enrollHref={publicPaths.createStudentAccount(id)}
            trialHref={trialHref}
            viewerZone={viewerZone}
            address={origin && origin + coursePath(course)}
          />
        )
      }}
    </RemoteView>
  )
}

export const CoursePageContainer = withPublicProviders(Content)

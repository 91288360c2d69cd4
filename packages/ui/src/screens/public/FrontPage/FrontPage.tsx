import { Trans } from '@lingui/react/macro'
import { Greeting } from '#components/Greeting/Greeting.tsx'
import { PlainButton } from '#components/PlainButton/PlainButton.ts'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { FootEdge } from '#layouts/VisitorsFoot/FootEdge.ts'
import type { VisitorsCourse } from '#model/visitorsCourse.ts'
import type { Remote } from '#remote.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { Foot, Lead, Story, Ways } from './FrontPage.styles.ts'
import { Policies } from './Policies.tsx'
import { ReachUs } from './ReachUs.tsx'
import { SomeCourses } from './SomeCourses.tsx'

type FrontPageProps = {
  courses: Remote<readonly VisitorsCourse[]>
  policies: readonly { title: string; description: string }[]
  hrefOf: (course: VisitorsCourse) => string
  coursesHref: string
  createStudentHref: string
  createTeacherHref: string
  /** The form is below all this on a phone: a bar leads to it. */
  hasFoot: boolean
}

/** What a school tells whoever comes by: what it is, what is taught for how much, how one begins, and whom to ask. */
export function FrontPage({
  courses,
  policies,
  hrefOf,
  coursesHref,
  createStudentHref,
  createTeacherHref,
  hasFoot,
}: FrontPageProps) {
  const { name, frontPage, frontPicture } = useSchoolSettings()
  const showsCourses = frontPage?.shows.includes('courses') ?? true
  return (
    <>
      <Story>
        <Lead>
          <Greeting
            name={name}
            motto={frontPage?.motto}
            about={frontPage?.about}
            picture={frontPicture}
            isSeenFirst={hasFoot}
          >
            <Ways>
              <PlainButton $variant="primary" $size="md" href={showsCourses ? '#courses' : createStudentHref}>
                {showsCourses ? <Trans>Choose a course</Trans> : <Trans>Begin now</Trans>}
              </PlainButton>
              <PlainButton $variant="secondary" $size="md" href="#contact">
                <Trans>Ask the school</Trans>
              </PlainButton>
            </Ways>
          </Greeting>
        </Lead>
        {showsCourses && <SomeCourses courses={courses} hrefOf={hrefOf} allHref={coursesHref} />}
        <FirstSteps
          steps={frontPage?.steps}
          createStudentHref={createStudentHref}
          createTeacherHref={createTeacherHref}
        />
        {policies.length > 0 && <Policies policies={policies} />}
        <ReachUs />
      </Story>
      {hasFoot && (
        <>
          <FootEdge />
          <Foot>
            <PlainButton $variant="secondary" $size="md" href="#sign-in">
              <Trans>Sign in</Trans>
            </PlainButton>
            <PlainButton $variant="primary" $size="md" href={showsCourses ? '#courses' : createStudentHref}>
              <Trans>Enroll</Trans>
            </PlainButton>
          </Foot>
        </>
      )}
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import { Greeting } from '#components/Greeting/Greeting.tsx'
import { StaticLinkButton } from '#components/StaticLinkButton/StaticLinkButton.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { BottomBarInset } from '#layouts/PublicLayout/BottomBarInset.ts'
import type { PublicCourse } from '#lib/school/PublicCourse.ts'
import type { Remote } from '#remote.ts'
import { GettingStarted } from './GettingStarted.tsx'
import { StickyFooter, HeroSection, MainColumn, LinkRow } from './FrontPage.styles.ts'
import { Policies } from './Policies.tsx'
import { ContactSection } from './ContactSection.tsx'
import { CoursesSection } from './CoursesSection.tsx'

type FrontPageProps = {
  courses: Remote<readonly PublicCourse[]>
  policies: readonly { title: string; description: string }[]
  hrefOf: (course: PublicCourse) => string
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
      <MainColumn>
        <HeroSection>
          <Greeting
            name={name}
            motto={frontPage?.motto}
            about={frontPage?.about}
            picture={frontPicture}
            isSeenFirst={hasFoot}
          >
            <LinkRow>
              <StaticLinkButton $variant="primary" $size="md" href={showsCourses ? '#courses' : createStudentHref}>
                {showsCourses ? <Trans>Choose a course</Trans> : <Trans>Begin now</Trans>}
              </StaticLinkButton>
              <StaticLinkButton $variant="secondary" $size="md" href="#contact">
                <Trans>Ask the school</Trans>
              </StaticLinkButton>
            </LinkRow>
          </Greeting>
        </HeroSection>
        {showsCourses && <CoursesSection courses={courses} hrefOf={hrefOf} allHref={coursesHref} />}
        <GettingStarted
          steps={frontPage?.steps}
          createStudentHref={createStudentHref}
          createTeacherHref={createTeacherHref}
        />
        {policies.length > 0 && <Policies policies={policies} />}
        <ContactSection />
      </MainColumn>
      {hasFoot && (
        <>
          <BottomBarInset />
          <StickyFooter>
            <StaticLinkButton $variant="secondary" $size="md" href="#sign-in">
              <Trans>Sign in</Trans>
            </StaticLinkButton>
            <StaticLinkButton $variant="primary" $size="md" href={showsCourses ? '#courses' : createStudentHref}>
              <Trans>Enroll</Trans>
            </StaticLinkButton>
          </StickyFooter>
        </>
      )}
    </>
  )
}

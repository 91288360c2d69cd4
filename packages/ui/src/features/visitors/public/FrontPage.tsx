import { Trans, useLingui } from '@lingui/react/macro'
import { SchoolHero } from '#components/SchoolHero/SchoolHero.tsx'
import { StaticLinkButton } from '#components/LinkButton/LinkButton.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { BottomBarInset } from '#layouts/PublicLayout/VisitorPageLayout.tsx'
import type { PublicCourse, PublicTeacher } from '#lib/school/PublicCourse.ts'
import { type FrontPageTexts, type TranslatedPolicy, getFrontPageTexts } from '#lib/school/schoolTexts.ts'
import type { Remote } from '#remote.ts'
import {
  StickyFooter,
  HeroSection,
  MainColumn,
  LinkRow,
  Section,
  Steps,
  Languages,
  ContactGrid,
} from './FrontPage.styles.ts'
import { FrontPageCoursesSection } from './FrontPageCoursesSection.tsx'
import { FrontPagePolicies } from './FrontPagePolicies.tsx'
import { SchoolFacts } from './SchoolFacts.tsx'
import { TeacherCards } from './TeacherCards.tsx'
import { BlockBdi, useTextAttributes } from '#components/Bdi/Bdi.tsx'
import { useDefaultGettingStartedSteps } from './useDefaultGettingStartedSteps.ts'
import { SchoolContact } from '#components/SchoolContact/SchoolContact.tsx'
import { languages } from '#i18n/languages.ts'

type FrontPageProps = {
  courses: Remote<readonly PublicCourse[]>
  policies: readonly TranslatedPolicy[]
  teachers: readonly PublicTeacher[]
  hrefOf: (course: PublicCourse) => string
  coursesHref: string
  createStudentHref: string
  createTeacherHref: string
  /** Link to ask for a trial lesson; undefined if the school offers none. */
  trialHref?: string | undefined
  /** Whether to show the bottom bar, because the sign-in form is below the content on phones. */
  hasBottomBar: boolean
}

/** Public front page: greeting with facts, courses, teachers, how to begin, policies and contact. */
export function FrontPage({
  courses,
  policies,
  teachers,
  hrefOf,
  coursesHref,
  createStudentHref,
  createTeacherHref,
  trialHref,
  hasBottomBar,
}: FrontPageProps) {
  const school = useSchoolSettings()
  const { name, frontPage, frontPicture } = school
  const { t, i18n } = useLingui()
  const { motto, about, getStep } = getFrontPageTexts(school, i18n.locale)
  const showsCourses = frontPage?.shows.includes('courses') ?? true
  const enrollHref = showsCourses ? '#courses' : createStudentHref
  return (
    <>
      <MainColumn>
        <HeroSection>
          <SchoolHero
            name={name}
            motto={motto}
            about={about}
            picture={frontPicture}
            isPriority={hasBottomBar}
            facts={
              courses.state === 'ready' && (
                <SchoolFacts courses={showsCourses ? courses.data : []} teachers={teachers} />
              )
            }
          >
            <LinkRow>
              {trialHref === undefined ? (
                <>
                  <StaticLinkButton $variant="primary" $size="md" href={enrollHref}>
                    {showsCourses ? <Trans>Choose a course</Trans> : <Trans>Get started</Trans>}
                  </StaticLinkButton>
                  <StaticLinkButton $variant="secondary" $size="md" href="#contact">
                    <Trans>Contact the school</Trans>
                  </StaticLinkButton>
                </>
              ) : (
                <>
                  <StaticLinkButton $variant="primary" $size="md" href={trialHref}>
                    <Trans>Try a free lesson</Trans>
                  </StaticLinkButton>
                  <StaticLinkButton $variant="secondary" $size="md" href={enrollHref}>
                    <Trans>Enroll</Trans>
                  </StaticLinkButton>
                </>
              )}
            </LinkRow>
          </SchoolHero>
        </HeroSection>
        {showsCourses && (
          <FrontPageCoursesSection courses={courses} teachers={teachers} hrefOf={hrefOf} allHref={coursesHref} />
        )}
        {teachers.length > 0 && (
          <Section id="teachers" aria-labelledby="teachers-title">
            <h2 id="teachers-title">
              <Trans>Our teachers</Trans>
            </h2>
            <TeacherCards teachers={teachers} />
          </Section>
        )}
        <GettingStarted getStep={getStep} createStudentHref={createStudentHref} createTeacherHref={createTeacherHref} />
        {policies.length > 0 && <FrontPagePolicies policies={policies} />}
        <ContactSection />
      </MainColumn>
      {hasBottomBar && (
        <>
          <BottomBarInset />
          <StickyFooter aria-label={t`Enrollment`}>
            {trialHref !== undefined && (
              <StaticLinkButton $variant="primary" $size="md" href={trialHref}>
                <Trans>Try a free lesson</Trans>
              </StaticLinkButton>
            )}
            <StaticLinkButton $variant={trialHref === undefined ? 'primary' : 'secondary'} $size="md" href={enrollHref}>
              <Trans>Enroll</Trans>
            </StaticLinkButton>
          </StickyFooter>
        </>
      )}
    </>
  )
}

type GettingStartedProps = {
  /** The school’s own texts of a step; missing ones use the defaults. */
  getStep: FrontPageTexts['getStep']
  createStudentHref: string
  createTeacherHref: string
}

/** Three steps to get started. */
function GettingStarted({ getStep, createStudentHref, createTeacherHref }: GettingStartedProps) {
  const { i18n } = useLingui()
  const getTextAttributes = useTextAttributes()
  const defaultSteps = useDefaultGettingStartedSteps()
  return (
    <Section aria-labelledby="steps-title">
      <h2 id="steps-title">
        <Trans>How it works</Trans>
      </h2>
      <Steps role="list">
        {defaultSteps.map((defaults, index) => {
          const { title = { text: defaults.title }, text = { text: defaults.text } } = getStep(index)
          return (
            <li key={defaults.title}>
              <span aria-hidden>{i18n.number(index + 1)}</span>
              <h3 {...getTextAttributes(title)}>{title.text}</h3>
              <p {...getTextAttributes(text)}>{text.text}</p>
            </li>
          )
        })}
      </Steps>
      <LinkRow>
        <StaticLinkButton $variant="primary" $size="md" href={createStudentHref}>
          <Trans>Get started</Trans>
        </StaticLinkButton>
        <StaticLinkButton $variant="quiet" $size="md" href={createTeacherHref}>
          <Trans>Teach with us</Trans>
        </StaticLinkButton>
      </LinkRow>
    </Section>
  )
}

/** Contact details, address and language links. */
function ContactSection() {
  const { t } = useLingui()
  const { address } = useSchoolSettings()
  return (
    <Section id="contact" aria-labelledby="contact-title">
      <h2 id="contact-title">
        <Trans>Contact the school</Trans>
      </h2>
      <ContactGrid>
        <div>
          <SchoolContact message={t`I have a question about the school.`} />
        </div>
        <div>
          {address !== undefined && (
            <address>
              <BlockBdi>{address}</BlockBdi>
            </address>
          )}
          <Languages role="list" aria-label={t`Page languages`}>
            {languages.map(({ id, name }) => (
              <li key={id}>
                <a href={`?lang=${id}`} lang={id} hrefLang={id}>
                  {name}
                </a>
              </li>
            ))}
          </Languages>
        </div>
      </ContactGrid>
    </Section>
  )
}

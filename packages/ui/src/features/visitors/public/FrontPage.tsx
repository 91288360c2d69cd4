import { Trans, useLingui } from '@lingui/react/macro'
import { SchoolHero } from '#components/SchoolHero/SchoolHero.tsx'
import { StaticLinkButton } from '#components/LinkButton/LinkButton.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { BottomBarInset } from '#layouts/PublicLayout/VisitorPageLayout.tsx'
import type { PublicCourse } from '#lib/school/PublicCourse.ts'
import {
  type FrontPageTexts,
  type TranslatedPolicy,
  getFrontPageTexts,
  localizePolicy,
} from '#lib/school/schoolTexts.ts'
import type { Remote } from '#remote.ts'
import {
  StickyFooter,
  HeroSection,
  MainColumn,
  LinkRow,
  AccordionList,
  Section,
  Steps,
  Languages,
  ContactGrid,
} from './FrontPage.styles.ts'
import { FrontPageCoursesSection } from './FrontPageCoursesSection.tsx'
import { Bdi, BlockBdi, useTextAttributes } from '#components/Bdi/Bdi.tsx'
import { useDefaultGettingStartedSteps } from './useDefaultGettingStartedSteps.ts'
import { MessageCircle } from 'lucide-react'
import { SchoolContact } from '#components/SchoolContact/SchoolContact.tsx'
import { languages } from '#i18n/languages.ts'
import { findDialableNumber, createWhatsAppLink } from '#lib/people/dialableNumbers.ts'

type FrontPageProps = {
  courses: Remote<readonly PublicCourse[]>
  policies: readonly TranslatedPolicy[]
  hrefOf: (course: PublicCourse) => string
  coursesHref: string
  createStudentHref: string
  createTeacherHref: string
  /** Whether to show the bottom bar, because the sign-in form is below the content on phones. */
  hasBottomBar: boolean
}

/** Public front page: greeting, courses, how to begin, policies and contact. */
export function FrontPage({
  courses,
  policies,
  hrefOf,
  coursesHref,
  createStudentHref,
  createTeacherHref,
  hasBottomBar,
}: FrontPageProps) {
  const school = useSchoolSettings()
  const { name, frontPage, frontPicture } = school
  const { i18n } = useLingui()
  const { motto, about, getStep } = getFrontPageTexts(school, i18n.locale)
  const showsCourses = frontPage?.shows.includes('courses') ?? true
  return (
    <>
      <MainColumn>
        <HeroSection>
          <SchoolHero name={name} motto={motto} about={about} picture={frontPicture} isPriority={hasBottomBar}>
            <LinkRow>
              <StaticLinkButton $variant="primary" $size="md" href={showsCourses ? '#courses' : createStudentHref}>
                {showsCourses ? <Trans>Choose a course</Trans> : <Trans>Get started</Trans>}
              </StaticLinkButton>
              <StaticLinkButton $variant="secondary" $size="md" href="#contact">
                <Trans>Contact the school</Trans>
              </StaticLinkButton>
            </LinkRow>
          </SchoolHero>
        </HeroSection>
        {showsCourses && <FrontPageCoursesSection courses={courses} hrefOf={hrefOf} allHref={coursesHref} />}
        <GettingStarted getStep={getStep} createStudentHref={createStudentHref} createTeacherHref={createTeacherHref} />
        {policies.length > 0 && <Policies policies={policies} />}
        <ContactSection />
      </MainColumn>
      {hasBottomBar && (
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

type PoliciesProps = { policies: readonly TranslatedPolicy[] }

/** The school’s policies as an accordion. */
function Policies({ policies }: PoliciesProps) {
  const { i18n } = useLingui()
  const getTextAttributes = useTextAttributes()
  return (
    <Section aria-labelledby="policies-title">
      <h2 id="policies-title">
        <Trans>Our policies</Trans>
      </h2>
      <AccordionList>
        {policies.map((policy) => {
          const { title, description } = localizePolicy(policy, i18n.locale)
          return (
            <details key={policy.title + policy.description}>
              <summary>
                <Bdi {...getTextAttributes(title, description.text)}>{title.text}</Bdi>
              </summary>
              <p>
                <BlockBdi {...getTextAttributes(description)}>{description.text}</BlockBdi>
              </p>
            </details>
          )
        })}
      </AccordionList>
    </Section>
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
  const { contactPhone, address } = useSchoolSettings()
  const number = findDialableNumber(contactPhone)
  return (
    <Section id="contact" aria-labelledby="contact-title">
      <h2 id="contact-title">
        <Trans>Contact the school</Trans>
      </h2>
      <ContactGrid>
        <div>
          <SchoolContact />
          {number?.startsWith('+') && (
            <a href={createWhatsAppLink(t`I have a question about the school.`, number)} target="_blank" rel="noopener">
              <MessageCircle aria-hidden />
              <Trans>Message on WhatsApp</Trans>
            </a>
          )}
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

import { Trans, useLingui } from '@lingui/react/macro'
import { Greeting } from '#components/Greeting/Greeting.tsx'
import { StaticLinkButton } from '#components/LinkButton/LinkButton.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { BottomBarInset } from '#layouts/PublicLayout/FrontLayout.tsx'
import type { PublicCourse } from '#lib/school/PublicCourse.ts'
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
import { CoursesSection } from './CoursesSection.tsx'
import { Bdi, BlockBdi, useTextAttributes } from '#components/Bdi/Bdi.tsx'
import type { FrontPageSettings } from '@maktab/contract/schema'
import { useDefaultSteps } from './useDefaultSteps.ts'
import { MessageCircle } from 'lucide-react'
import { SchoolContact } from '#components/SchoolContact/SchoolContact.tsx'
import { languages } from '#i18n/languages.ts'
import { findDialableNumber, createWhatsAppLink } from '#lib/people/phoneNumbers.ts'

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

type PoliciesProps = { policies: readonly { title: string; description: string }[] }

/** What holds at the school, each to be opened. */
function Policies({ policies }: PoliciesProps) {
  return (
    <Section aria-labelledby="policies-title">
      <h2 id="policies-title">
        <Trans>What holds at our school</Trans>
      </h2>
      <AccordionList>
        {policies.map(({ title, description }) => (
          <details key={title + description}>
            <summary>
              <Bdi languageHint={description}>{title}</Bdi>
            </summary>
            <p>
              <BlockBdi>{description}</BlockBdi>
            </p>
          </details>
        ))}
      </AccordionList>
    </Section>
  )
}

type GettingStartedProps = {
  /** In the school’s words, as far as it has any. */
  steps: FrontPageSettings['steps']
  createStudentHref: string
  createTeacherHref: string
}

/** How one begins: what is asked of whom, in three steps. */
function GettingStarted({ steps, createStudentHref, createTeacherHref }: GettingStartedProps) {
  const { i18n } = useLingui()
  const tongueOf = useTextAttributes()
  const words = useDefaultSteps()
  return (
    <Section aria-labelledby="steps-title">
      <h2 id="steps-title">
        <Trans>How to begin</Trans>
      </h2>
      <Steps role="list">
        {words.map((ours, index) => {
          const { title = ours.title, text = ours.text } = steps?.[index] ?? {}
          return (
            <li key={ours.title}>
              <span aria-hidden>{i18n.number(index + 1)}</span>
              <h3 {...tongueOf(title)}>{title}</h3>
              <p {...tongueOf(text)}>{text}</p>
            </li>
          )
        })}
      </Steps>
      <LinkRow>
        <StaticLinkButton $variant="primary" $size="md" href={createStudentHref}>
          <Trans>Begin now</Trans>
        </StaticLinkButton>
        <StaticLinkButton $variant="quiet" $size="md" href={createTeacherHref}>
          <Trans>Teach with us</Trans>
        </StaticLinkButton>
      </LinkRow>
    </Section>
  )
}

/** Whom to ask, where the school is, and in which languages all this can be read. */
function ContactSection() {
  const { t } = useLingui()
  const { contactPhone, address } = useSchoolSettings()
  const number = findDialableNumber(contactPhone)
  return (
    <Section id="contact" aria-labelledby="contact-title">
      <h2 id="contact-title">
        <Trans>Ask the school</Trans>
      </h2>
      <ContactGrid>
        <div>
          <SchoolContact />
          {number?.startsWith('+') && (
            <a href={createWhatsAppLink(t`I have a question about the school.`, number)} target="_blank" rel="noopener">
              <MessageCircle aria-hidden />
              <Trans>Write on WhatsApp</Trans>
            </a>
          )}
        </div>
        <div>
          {address !== undefined && (
            <address>
              <BlockBdi>{address}</BlockBdi>
            </address>
          )}
          <Languages role="list" aria-label={t`Languages of these pages`}>
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

import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#components/Notice/Notice.tsx'
import { SchoolContact } from '#components/SchoolContact/SchoolContact.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PublicHeading } from '#layouts/PublicHeading/PublicHeading.tsx'
import { type ApplicationFormProps, ApplicationForm } from './ApplicationForm.tsx'
import { ApplicationSent } from './ApplicationSent.tsx'
import { Section } from './CreateTeacherAccountScreen.styles.ts'

type CreateTeacherAccountScreenProps = ApplicationFormProps & { isSent: boolean; signInHref: string }

/** 1§2 “Create Teacher Account”. It ends with a page that says what comes next (decision 21). */
export function CreateTeacherAccountScreen({ isSent, ...props }: CreateTeacherAccountScreenProps) {
  const { t } = useLingui()
  const { courses, signInHref } = props
  if (isSent) return <ApplicationSent signInHref={signInHref} />
  return (
    <Page>
      <PublicHeading title={t`Create Teacher Account`}>
        <Trans>Fill in the information below to request admin approval.</Trans>
      </PublicHeading>
      {courses.state === 'ready' && courses.data.length === 0 ? <NoCourses /> : <ApplicationForm {...props} />}
      <TextLink href={signInHref}>
        <Trans>Already have an account? Login</Trans>
      </TextLink>
    </Page>
  )
}

/** Without a course no application can be sent: better said before fourteen fields than after them. */
function NoCourses() {
  const { t } = useLingui()
  return (
    <>
      <Notice tone="info" title={t`There are no courses to choose from yet`}>
        <Trans>An application needs at least one course. Please come back later, or ask the school.</Trans>
      </Notice>
      <Section>
        <h2>
          <Trans>How to reach the school</Trans>
        </h2>
        <SchoolContact />
      </Section>
    </>
  )
}

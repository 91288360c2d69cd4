import { Trans, useLingui } from '@lingui/react/macro'
import { PlainButton } from '#components/PlainButton/PlainButton.ts'
import { Section, Steps, Ways } from './FrontPage.styles.ts'

type FirstStepsProps = { createStudentHref: string; createTeacherHref: string }

/** How one begins: what is asked of whom, in three steps. */
export function FirstSteps({ createStudentHref, createTeacherHref }: FirstStepsProps) {
  const { i18n } = useLingui()
  return (
    <Section aria-labelledby="steps-title">
      <h2 id="steps-title">
        <Trans>How to begin</Trans>
      </h2>
      <Steps role="list">
        <li>
          <span aria-hidden>{i18n.number(1)}</span>
          <h3>
            <Trans>Choose a course</Trans>
          </h3>
          <p>
            <Trans>Say who will learn, and at which hours. It takes a few minutes.</Trans>
          </p>
        </li>
        <li>
          <span aria-hidden>{i18n.number(2)}</span>
          <h3>
            <Trans>Pay as the school says</Trans>
          </h3>
          <p>
            <Trans>Send a picture of the receipt. Free courses ask for nothing.</Trans>
          </p>
        </li>
        <li>
          <span aria-hidden>{i18n.number(3)}</span>
          <h3>
            <Trans>Meet your teacher</Trans>
          </h3>
          <p>
            <Trans>The school finds one for your hours. Your lessons then stand in your timetable.</Trans>
          </p>
        </li>
      </Steps>
      <Ways>
        <PlainButton $variant="primary" $size="md" href={createStudentHref}>
          <Trans>Begin now</Trans>
        </PlainButton>
        <PlainButton $variant="quiet" $size="md" href={createTeacherHref}>
          <Trans>Teach with us</Trans>
        </PlainButton>
      </Ways>
    </Section>
  )
}

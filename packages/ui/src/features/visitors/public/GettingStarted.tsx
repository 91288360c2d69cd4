import type { FrontPageSettings } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useTextAttributes } from '#components/Bdi/useTextAttributes.ts'
import { StaticLinkButton } from '#components/StaticLinkButton/StaticLinkButton.ts'
import { Section, Steps, LinkRow } from './FrontPage.styles.ts'
import { useDefaultSteps } from './useDefaultSteps.ts'

type GettingStartedProps = {
  /** In the school’s words, as far as it has any. */
  steps: FrontPageSettings['steps']
  createStudentHref: string
  createTeacherHref: string
}

/** How one begins: what is asked of whom, in three steps. */
export function GettingStarted({ steps, createStudentHref, createTeacherHref }: GettingStartedProps) {
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

import type { FrontPageSettings } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useTongue } from '#components/Bdi/useTongue.ts'
import { PlainButton } from '#components/PlainButton/PlainButton.ts'
import { Section, Steps, Ways } from './FrontPage.styles.ts'
import { useStepWords } from './useStepWords.ts'

type FirstStepsProps = {
  /** In the school’s words, as far as it has any. */
  steps: FrontPageSettings['steps']
  createStudentHref: string
  createTeacherHref: string
}

/** How one begins: what is asked of whom, in three steps. */
export function FirstSteps({ steps, createStudentHref, createTeacherHref }: FirstStepsProps) {
  const { i18n } = useLingui()
  const tongueOf = useTongue()
  const words = useStepWords()
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

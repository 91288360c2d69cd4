import type { GettingStartedStep } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Circle, CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { Text, VisuallyHidden } from '#components/Text/Text.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { exhaustiveList } from '#lib/exhaustiveList.ts'
import { tokens } from '#theme/tokens.ts'

/** In the order in which a new school takes them. */
const steps = exhaustiveList<GettingStartedStep>()(
  'name',
  'currency',
  'timeZone',
  'payment',
  'logo',
  'mail',
  'course',
  'teacher',
  'student',
)

const Steps = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: ${tokens.space[2]} ${tokens.space[5]};

  > li {
    display: flex;
    gap: ${tokens.space[2]};
    align-items: center;
    min-inline-size: 0;
    min-block-size: ${tokens.size.target};
  }
  svg {
    flex: none;
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
    color: ${tokens.color.textMuted};
  }
  [data-done] svg {
    color: ${tokens.color.success};
  }
`

type GettingStartedCardProps = {
  done: readonly GettingStartedStep[]
  /** Where each step is taken. */
  hrefs: Record<GettingStartedStep, string>
  onHide: () => void
}

/** The first steps of a new school, with their state. Renders nothing once all are done. */
export function GettingStartedCard({ done, hrefs, onHide }: GettingStartedCardProps) {
  const { t } = useLingui()
  const titleId = useId()
  const labels: Record<GettingStartedStep, string> = {
    name: t`Name your school`,
    currency: t`Choose your currency`,
    timeZone: t`Choose your time zone`,
    payment: t`Add payment details`,
    logo: t`Add your logo`,
    mail: t`Send a test email`,
    course: t`Create the first course`,
    teacher: t`Approve the first teacher`,
    student: t`Welcome the first student`,
  }
  const missing = steps.filter((step) => !done.includes(step))
  if (missing.length === 0) return null
  return (
    <Card aria-labelledby={titleId}>
      <Stack gap="medium">
        <Inline gap="medium" align="baseline" justify="space-between">
          <Text as="h2" size="xl" id={titleId}>
            <Trans>Getting started</Trans>
          </Text>
          <Text tone="muted">
            <Plural value={missing.length} one="# step left" other="# steps left" />
          </Text>
        </Inline>
        <Steps>
          {steps.map((step) =>
            missing.includes(step) ? (
              <li key={step}>
                <Circle aria-hidden />
                <TextLink href={hrefs[step]}>{labels[step]}</TextLink>
              </li>
            ) : (
              <li key={step} data-done>
                <CircleCheck aria-hidden />
                <Text tone="muted">{labels[step]}</Text>
                <VisuallyHidden>{t`Done`}</VisuallyHidden>
              </li>
            ),
          )}
        </Steps>
        <Inline gap="small">
          <Button size="sm" onPress={onHide}>
            <Trans>Hide this list</Trans>
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}

import type { Outline } from '@maktab/contract/schema'
import { css, styled } from 'styled-components'
import type { OutlineState, OutlineStep } from '#lib/lessons/outlinePath.ts'
import { formatDayName } from '#lib/time/isoDay.ts'
import { stepMark } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { Bdi, BlockBdi } from '../Bdi/Bdi.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Surface } from '../Surface/Surface.tsx'
import { Text } from '../Text/Text.tsx'

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[1]} ${tokens.space[4]};
  align-items: baseline;
  padding: ${tokens.space[4]} ${tokens.space[5]};

  h2 {
    font-size: ${tokens.text.md};
    overflow-wrap: anywhere;
  }
  > p {
    grid-column: 2;
    max-inline-size: ${tokens.size.readable};
    color: ${tokens.color.textMuted};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  &[data-state='today'] {
    background: ${tokens.color.brandSoft};
    color: ${tokens.color.onBrandSoft};

    > p {
      color: inherit;
    }
  }
`

const NumberText = styled.span`
  min-inline-size: 2ch;
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
  text-align: end;
`

const nodeStyles: Record<OutlineState, ReturnType<typeof css>> = {
  done: css`
    border-color: ${tokens.color.brand};
    background: ${tokens.color.brand};
    color: ${tokens.color.onBrand};
  `,
  today: css`
    border-color: ${tokens.color.brand};
    border-width: 3px;
    background: ${tokens.color.surface};
    color: ${tokens.color.brand};
  `,
  next: css`
    border-color: ${tokens.color.brand};
  `,
  ahead: css`
    border-color: ${tokens.color.borderStrong};
    color: ${tokens.color.textMuted};
  `,
}

/** A node of the path, with a line to the next one. */
const Node = styled.span<{ $state: OutlineState }>`
  ${stepMark}
  font-size: ${tokens.text.sm};
  font-weight: ${tokens.weight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  ${({ $state }) => nodeStyles[$state]}
  li:not(:last-child) > &::after {
    position: absolute;
    inset-block: calc(${tokens.space[4]} + 2rem) calc(-1 * ${tokens.space[4]} + 2px);
    inset-inline-start: calc(${tokens.space[5]} + 0.875rem - 1px);
    border-inline-start: 2px ${({ $state }) => ($state === 'done' ? 'solid' : 'dashed')} ${tokens.color.border};
    content: '';
  }
`

type OutlineListProps = {
  outlines: readonly Outline[]
  /** How far the student is in each outline; without it the outlines are only numbered. */
  path?: readonly OutlineStep[] | undefined
}

/** The outlines of a course, read-only; for students a path of what was taught, when, and what is ahead. */
export function OutlineList({ outlines, path }: OutlineListProps) {
  const { t, i18n } = useLingui()
  if (outlines.length === 0) {
    return (
      <EmptyState scene="courses" title={t`No outlines available`}>
        <Trans>Outlines appear here once the school adds them.</Trans>
      </EmptyState>
    )
  }
  return (
    <Surface as="ol" isDivided={path === undefined} role="list">
      {outlines.map(({ id, title, description }, index) => {
        const step = path?.[index]
        return (
          <Item key={id} data-state={step?.state} aria-current={step?.state === 'today' ? 'step' : undefined}>
            {step ? (
              <Node $state={step.state} aria-hidden>
                {step.state === 'done' ? <Check /> : i18n.number(index + 1)}
              </Node>
            ) : (
              <NumberText aria-hidden>{i18n.number(index + 1)}</NumberText>
            )}
            <div>
              <h2>
                <BlockBdi languageHint={description}>{title}</BlockBdi>
              </h2>
              {step && <StepText step={step} />}
            </div>
            {description && (
              <p>
                <BlockBdi>{description}</BlockBdi>
              </p>
            )}
          </Item>
        )
      })}
    </Surface>
  )
}

/** When an outline was or will be taught; nothing for one ahead without a date. */
function StepText({ step: { state, day } }: { step: OutlineStep }) {
  const { locale } = useLocale()
  const date = day !== undefined && <Bdi>{formatDayName(day, locale, state === 'done' ? 'dated' : 'long')}</Bdi>
  const texts = {
    done: date ? <Trans>Done on {date}</Trans> : <Trans>Done</Trans>,
    today: <Trans>Today</Trans>,
    next: date ? <Trans>Next: {date}</Trans> : <Trans>Next</Trans>,
    ahead: date,
  }
  const text = texts[state]
  if (text === false) return null
  return (
    <Text
      as="span"
      tone={state === 'today' ? undefined : 'muted'}
      size="sm"
      weight={state === 'today' ? 'semibold' : undefined}
    >
      {text}
    </Text>
  )
}

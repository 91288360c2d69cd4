import { createContext, type ReactNode, use, useId, useMemo } from 'react'
import { useLingui } from '@lingui/react/macro'
import { Stack } from '../Stack/Stack.tsx'
import { VisuallyHidden } from '../Text/Text.tsx'
import { Hint } from '../Field/Field.styles.ts'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** The legends around a field (“Course 2, Time 1”, empty at the top level) and its nesting depth. */
export const LegendContext = createContext({ legend: '', depth: 0 })

const Root = styled.div<{ $isFramed: boolean }>`
  display: grid;
  gap: ${tokens.space[3]};
  min-inline-size: 0;

  ${({ $isFramed }) =>
    $isFramed &&
    `
    padding: ${tokens.space[4]};
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
  `}
`

const Header = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${tokens.size.controlSmall};
`

const Legend = styled.span<{ $depth: number }>`
  min-inline-size: 0;
  font-size: ${({ $depth }) => ($depth === 0 ? tokens.text.lg : tokens.text.md)};
  font-weight: ${tokens.weight.semibold};
  overflow-wrap: anywhere;
`

type FieldsetProps = {
  legend: string
  description?: ReactNode
  /** Actions on the group, beside its legend. */
  actions?: ReactNode
  /** Draws a border, to separate repeated groups. */
  isFramed?: boolean
  /** Hides the legend where the page says it already; it still names the group. */
  isLegendHidden?: boolean
  /** Whether error summaries prefix field names with this legend. */
  namesFields?: boolean
  children: ReactNode
}

/** A group of fields with a legend; can be nested. */
export function Fieldset({
  legend,
  description,
  actions,
  isFramed = false,
  isLegendHidden = false,
  namesFields = true,
  children,
}: FieldsetProps) {
  const { t } = useLingui()
  const ids = { legend: useId(), hint: useId() }
  const { legend: outer, depth } = use(LegendContext)
  const fullLegend = outer === '' ? legend : t`${outer}, ${legend}`
  const name = namesFields ? fullLegend : outer
  const context = useMemo(() => ({ legend: name, depth: depth + 1 }), [name, depth])
  return (
    <Root
      role="group"
      aria-labelledby={ids.legend}
      {...(description !== undefined && { 'aria-describedby': ids.hint })}
      $isFramed={isFramed}
    >
      {isLegendHidden ? (
        <VisuallyHidden id={ids.legend}>{legend}</VisuallyHidden>
      ) : (
        <Header>
          <Legend id={ids.legend} $depth={depth}>
            {legend}
          </Legend>
          {actions}
        </Header>
      )}
      {description !== undefined && <Hint id={ids.hint}>{description}</Hint>}
      <LegendContext value={context}>
        <Stack gap="large">{children}</Stack>
      </LegendContext>
    </Root>
  )
}

import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label as AriaLabel } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

const LabelRoot = styled(AriaLabel)`
  font-weight: ${tokens.weight.medium};
`

const Star = styled.span`
  padding-inline-start: 2px;
  color: ${tokens.color.danger};
`

const Hint = styled(Text)`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`

const ErrorRoot = styled(FieldError)`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: flex-start;
  color: ${tokens.color.danger};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;

  svg {
    flex: none;
    inline-size: 1em;
    block-size: calc(1em * ${tokens.leading.body});
  }
`

const Faults = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
`

/** What every field takes beside its own. */
export type FieldTextProps = {
  label: string
  /** A hint that stays visible. */
  description?: ReactNode
  /** What is wrong, each fault on a line of its own; the field is invalid while there is one. */
  errorMessage?: string | undefined
}

export function FieldLabel({ children, isRequired = false }: { children: string; isRequired?: boolean | undefined }) {
  return (
    <LabelRoot>
      {children}
      {isRequired && <Star aria-hidden>*</Star>}
    </LabelRoot>
  )
}

/** The hint and the error under a control, both tied to it by react-aria. */
export function FieldMessages({ description, errorMessage }: Pick<FieldTextProps, 'description' | 'errorMessage'>) {
  return (
    <>
      {description && <Hint slot="description">{description}</Hint>}
      <ErrorRoot>
        {errorMessage && (
          <>
            <CircleAlert aria-hidden />
            <Fault text={errorMessage} />
          </>
        )}
      </ErrorRoot>
    </>
  )
}

function Fault({ text }: { text: string }) {
  const faults = text.split('\n')
  if (faults.length === 1) return <span>{text}</span>
  return (
    <Faults role="list">
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </Faults>
  )
}

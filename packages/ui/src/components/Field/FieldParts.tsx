import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label as AriaLabel } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { styled } from 'styled-components'
import { visuallyHidden } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { Stack } from '../Stack/Stack.tsx'

const LabelRoot = styled(AriaLabel)`
  font-weight: ${tokens.weight.medium};

  &[data-is-hidden] {
    ${visuallyHidden}
  }
`

export const RequiredMark = styled.span`
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

/** Props shared by all fields. */
export type FieldTextProps = {
  label: string
  /** A hint that stays visible. */
  description?: ReactNode
  /** Error messages, one per line; the field is invalid if not empty. */
  errorMessage?: string | undefined
}

type FieldLabelProps = {
  children: string
  isRequired?: boolean | undefined
  /** Only for screen readers, where the placeholder says the same. */
  isHidden?: boolean | undefined
}

export function FieldLabel({ children, isRequired = false, isHidden = false }: FieldLabelProps) {
  return (
    <LabelRoot {...(isHidden && { 'data-is-hidden': true })}>
      {children}
      {isRequired && <RequiredMark aria-hidden>*</RequiredMark>}
    </LabelRoot>
  )
}

/** Hint and error below a control; react-aria associates them with it. */
export function FieldMessages({ description, errorMessage }: Pick<FieldTextProps, 'description' | 'errorMessage'>) {
  return (
    <>
      {description && <Hint slot="description">{description}</Hint>}
      <ErrorRoot>
        {errorMessage && (
          <>
            <CircleAlert aria-hidden />
            <ErrorMessage text={errorMessage} />
          </>
        )}
      </ErrorRoot>
    </>
  )
}

function ErrorMessage({ text }: { text: string }) {
  const errors = text.split('\n')
  if (errors.length === 1) return <span>{text}</span>
  return (
    <Stack as="ul" gap="x-small" role="list">
      {errors.map((error) => (
        <li key={error}>{error}</li>
      ))}
    </Stack>
  )
}

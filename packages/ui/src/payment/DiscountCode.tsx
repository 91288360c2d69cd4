import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { type KeyboardEvent, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
import { Hint } from '#components/Field/Hint.ts'
import { Money } from '#components/Money/Money.tsx'
import { TextField } from '#components/TextField/TextField.tsx'
import { useFormField } from '#forms/useFormField.ts'
import type { PaymentTerms } from '@maktab/contract/schema'
import type { Outcome } from '#outcome.ts'
import { tokens } from '#theme/tokens.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: flex-start;

  > :first-child {
    flex: 1 1 12rem;
    min-inline-size: 0;
  }
  /* The button stands beside the field, below its label. */
  > button {
    margin-block-start: calc(${tokens.text.md} * 1.5 + ${tokens.space[2]});
  }
`

export type TriesCode = {
  /** Asks what is to be paid with a code; without one, what is to be paid without it. */
  onTryCode: (code: string | undefined) => Promise<Outcome>
}

type DiscountCodeProps = TriesCode & { terms: PaymentTerms; label: string }

/** A code that takes something off, for the few who have one: folded until they say so. Its field is `code`. */
export function DiscountCode({ terms, label, onTryCode }: DiscountCodeProps) {
  const { t } = useLingui()
  const { isSubmitting } = useFormikContext()
  const { errorMessage, value, onChange, onBlur: _, ...field } = useFormField<string>('code', label)
  const [isOpen, setIsOpen] = useState(value !== '')
  const [isTrying, setIsTrying] = useState(false)
  const [problem, setProblem] = useState('')
  /** The code that the terms are of. */
  const [taken, setTaken] = useState('')
  const code = value.trim()

  if (!isOpen && !errorMessage) {
    return (
      <div>
        <Button size="sm" isDisabled={isSubmitting} onPress={() => setIsOpen(true)}>
          <Trans>I have a code</Trans>
        </Button>
      </div>
    )
  }
  const tryCode = async () => {
    setProblem('')
    setIsTrying(true)
    const outcome = await onTryCode(code === '' ? undefined : code)
    setIsTrying(false)
    if (outcome.state === 'done') setTaken(code)
    if (outcome.state === 'refused') setProblem(outcome.fields['code']?.[0] ?? outcome.message)
  }
  const tryByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form is sent by its button: a code is tried first.
    event.preventDefault()
    void tryCode()
  }
  const isTaken = taken !== '' && taken === code
  return (
    <div>
      <Row>
        <TextField
          {...field}
          label={label}
          value={value}
          onChange={(next) => {
            setProblem('')
            onChange(next)
          }}
          onKeyDown={tryByKey}
          errorMessage={problem || errorMessage}
          autoComplete="off"
          autoFocus={value === ''}
        />
        <Button
          isPending={isTrying}
          isDisabled={isSubmitting || (code === '' && taken === '')}
          onPress={() => void tryCode()}
        >
          <Trans>Apply</Trans>
        </Button>
      </Row>
      <Hint role="status">
        {isTaken &&
          (terms.discount > 0 ? (
            <Trans>
              It takes off <Money amount={terms.discount} />.
            </Trans>
          ) : (
            t`It takes nothing off.`
          ))}
      </Hint>
    </div>
  )
}

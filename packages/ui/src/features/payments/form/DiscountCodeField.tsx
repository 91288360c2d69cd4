import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Hint } from '#components/Field/Field.styles.ts'
import { Money } from '#components/Money/Money.tsx'
import { TextField } from '#components/TextField/TextField.tsx'
import { useFormField } from '#forms/useFormField.tsx'
import type { PaymentTerms } from '@maktab/contract/schema'
import type { AppliedCode } from '#lib/money/paymentStates.ts'
import type { SubmitResult } from '#submitResult.ts'
import { tokens } from '#theme/tokens.ts'
import { type Struct, refine } from 'superstruct'
import { encodeRule, optionalText } from '#forms/rules.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: flex-start;

  > :first-child {
    flex: 1 1 12rem;
    min-inline-size: 0;
  }
  /* Aligns the button with the input, below its label. */
  > button {
    margin-block-start: calc(${tokens.text.md} * 1.5 + ${tokens.space[2]});
  }
`

export type DiscountCodeActions = {
  /** Code that the current terms include. */
  appliedCode: AppliedCode | undefined
  /** Fetches the terms with a code; undefined removes the applied one. */
  onTryCode: (code: string | undefined) => Promise<SubmitResult>
}

type DiscountCodeFieldProps = DiscountCodeActions & { terms: PaymentTerms }

/** Discount code input, collapsed behind a button. Binds to the field `code`. */
export function DiscountCodeField({ terms, appliedCode, onTryCode }: DiscountCodeFieldProps) {
  const { t } = useLingui()
  const label = t`Discount code`
  const { isSubmitting, submitCount, validateForm } = useFormikContext()
  const { errorMessage, value, onChange, onBlur: _, ...field } = useFormField<string>('code', label)
  const [isOpen, setIsOpen] = useState(value !== '')
  const [problem, setProblem] = useState('')
  const code = value.trim()
  const applied = appliedCode?.code ?? ''
  const [isRestored] = useState(code !== applied)
  const [isTrying, setIsTrying] = useState(isRestored)

  const tryCode = async () => {
    if (isTrying) return
    setProblem('')
    setIsTrying(true)
    setProblem(problemOf(await onTryCode(code === '' ? undefined : code)))
    setIsTrying(false)
  }
  const tryRestoredCode = useEffectEvent(() => onTryCode(code))
  // Apply the restored code at once, so that the amount includes it again.
  useEffect(() => {
    if (!isRestored) return
    const restoreCode = async () => {
      setProblem(problemOf(await tryRestoredCode()))
      setIsTrying(false)
    }
    void restoreCode()
  }, [isRestored])
  const checkAgain = useEffectEvent((now: string) => {
    if (submitCount > 0 && now === code) void validateForm()
  })
  useEffect(() => checkAgain(applied), [applied])

  if (!isOpen && !errorMessage) {
    return (
      <div>
        <Button size="sm" isDisabled={isSubmitting} onPress={() => setIsOpen(true)}>
          <Trans>I have a code</Trans>
        </Button>
      </div>
    )
  }
  const tryByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter applies the code instead of submitting the form.
    event.preventDefault()
    void tryCode()
  }
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
          isDisabled={isSubmitting || (code === '' && applied === '')}
          onPress={() => void tryCode()}
        >
          <Trans>Apply</Trans>
        </Button>
      </Row>
      <Hint role="status">
        {appliedCode && code === applied && <DiscountHint terms={terms} appliedCode={appliedCode} />}
      </Hint>
    </div>
  )
}

function problemOf(outcome: SubmitResult): string {
  return outcome.state === 'refused' ? (outcome.fields['code']?.[0] ?? outcome.message) : ''
}

/** Discount that the code gives; of two discounts only the larger counts. */
function DiscountHint({
  terms: { discount, discountName, currency },
  appliedCode,
}: {
  terms: PaymentTerms
  appliedCode: AppliedCode
}) {
  if (discount === 0) return <Trans>This code doesn’t reduce the price.</Trans>
  if (discount > appliedCode.discountWithout) {
    return (
      <Trans>
        You save <Money amount={discount} currency={currency} />.
      </Trans>
    )
  }
  return (
    <Trans>
      You already have a better discount, so we’ll use it: <Bdi>{discountName}</Bdi>,{' '}
      <Money amount={discount} currency={currency} />.
    </Trans>
  )
}

/**
 * Struct of a discount code that must match the applied one, so that the submitted code is the one the amount is based
 * on. Accepts any code if `applied` is undefined.
 */
export function appliedDiscountCode(
  limit: { readonly max: number },
  applied: string | undefined,
): Struct<string, null> {
  return refine(
    optionalText(limit),
    'applied',
    (code) => applied === undefined || code.trim() === applied || encodeRule({ rule: 'notApplied' }),
  )
}

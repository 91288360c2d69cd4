import { useLingui } from '@lingui/react/macro'
import { FormRadioGroup } from '#forms/FormRadioGroup.tsx'
import { type CancelValues, type Scope, scopes } from './lessonChange.schema.ts'

/** Which lessons a change is of, by their dates. */
export function ScopeChoice({ dayName }: { dayName: string }) {
  const { t } = useLingui()
  const words: Record<Scope, string> = {
    one: t`Only ${dayName}`,
    rest: t`${dayName} and all that follow`,
    all: t`All lessons from now on`,
  }
  return (
    <FormRadioGroup<CancelValues>
      name="scope"
      label={t`Which lessons`}
      items={scopes.map((id) => ({ id, label: words[id] }))}
      isRequired
    />
  )
}

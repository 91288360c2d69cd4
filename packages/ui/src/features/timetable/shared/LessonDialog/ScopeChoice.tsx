import { useLingui } from '@lingui/react/macro'
import { FormRadioGroup } from '#forms/FormRadioGroup.tsx'
import { type CancelValues, type LessonChangeScope, lessonChangeScopes } from './lessonChange.schema.ts'

/** Which lessons a change is of, by their dates. */
export function ScopeChoice({ dayName }: { dayName: string }) {
  const { t } = useLingui()
  const words: Record<LessonChangeScope, string> = {
    one: t`Only ${dayName}`,
    rest: t`${dayName} and all that follow`,
    all: t`All lessons from now on`,
  }
  return (
    <FormRadioGroup<CancelValues>
      name="scope"
      label={t`Which lessons`}
      items={lessonChangeScopes.map((id) => ({ id, label: words[id] }))}
      isRequired
    />
  )
}

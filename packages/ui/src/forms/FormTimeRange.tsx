import { useLingui } from '@lingui/react/macro'
import { use, useMemo } from 'react'
import { LegendContext } from '../components/Fieldset/LegendContext.ts'
import { type TimeRangeProps, TimeRange } from '../components/TimeRange/TimeRange.tsx'
import type { FieldPath } from './FieldPath.ts'
import { useFormField } from './useFormField.ts'

type FormTimeRangeProps<Values> = Omit<TimeRangeProps, 'from' | 'to'> & {
  /** Of the object whose `from` and `to` it fills, such as `courses[0].timings[1]`. */
  name: FieldPath<Values, { from: string; to: string }>
}

/** A TimeRange of the form around it; what is wrong with an end stands at that end. */
export function FormTimeRange<Values = never>(props: FormTimeRangeProps<Values>) {
  const { legend, depth } = use(LegendContext)
  // “From is required” alone wouldn’t say of what, once it is told above the form.
  const named = legend === '' ? props.label : legend
  return (
    <LegendContext value={useMemo(() => ({ legend: named, depth }), [named, depth])}>
      <BoundRange {...props} />
    </LegendContext>
  )
}

function BoundRange<Values>({ name, ...props }: FormTimeRangeProps<Values>) {
  const { t } = useLingui()
  const from = useFormField<string>(`${name}.from`, t`From`)
  const to = useFormField<string>(`${name}.to`, t`To`)
  return <TimeRange {...props} from={from} to={to} isReadOnly={from.isReadOnly} />
}

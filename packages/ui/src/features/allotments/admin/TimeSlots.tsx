import { limits } from '@maktab/contract/limits/createAllotment'
import { useLingui } from '@lingui/react/macro'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { FormTimeRange } from '#forms/FormTimeRange.tsx'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import { type AllotmentValues, emptySlot } from './allotment.schema.ts'

/** When the student is taught; an edit changes and removes slots, but adds none (2§2). */
export function TimeSlots({ isEditing }: { isEditing: boolean }) {
  const { t } = useLingui()
  const { timeZone } = useSchoolSettings()
  return (
    <RepeatableBlocks<AllotmentValues, 'classTimes'>
      name="classTimes"
      legend={t`Class time slots`}
      description={t`By the school’s clocks (${timeZone})`}
      newBlock={emptySlot}
      getBlockLabel={(number) => t`Time slot ${number}`}
      addLabel={t`Add Time Slot`}
      max={isEditing ? 0 : limits.classTimes.max}
    >
      {(name) => (
        <FormTimeRange<AllotmentValues>
          name={name}
          label={t`Class time`}
          isLabelHidden
          isRequired
          withoutDays={t`Without days, they are agreed with the teacher.`}
        />
      )}
    </RepeatableBlocks>
  )
}

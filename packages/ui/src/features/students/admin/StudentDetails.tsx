import type { Student } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { renderPersonalText } from '#components/Masked/Masked.tsx'
import { getLanguageName, parseSpokenLanguages } from '#lib/people/schoolLanguages.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import { OfficeAccessContext } from '#providers/OfficeAccessContext.ts'
import { DangerActions } from '#layouts/DetailPage/DangerActions.tsx'
import { createDeleteAction } from '#components/DataTable/RowActionButtons.tsx'
import { CourseTimesTable } from '#components/CourseTimesTable/CourseTimesTable.tsx'
import type { CourseTime } from '#lib/lessons/readClassTimes.ts'
import { DeleteDialog, type DeleteRecordProps } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { formatWallTime } from '#lib/time/wallTime.ts'

type StudentDetailsProps = {
  student: Student
  /** Link to the form. Undefined if the backend can’t edit students (decision 16). */
  editHref: string | undefined
  onClose: () => void
  onDelete: () => void
  /** Undefined if the backend can’t erase (decision 16). */
  onErase: (() => void) | undefined
}

export function StudentDetails({ student, editHref, onClose, onDelete, onErase }: StudentDetailsProps) {
  const { teaching: canEdit, everything: canErase } = use(OfficeAccessContext)
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const day = (text: string | null | undefined) => formatIsoDay(text ?? '', locale)
  const languages = parseSpokenLanguages(student.preferred_language).map((word) => getLanguageName(word, i18n))
  const items = [
    { label: t`Name`, value: student.name },
    { label: t`Email`, value: renderPersonalText('email', student.email) },
    { label: t`Contact`, value: renderPersonalText('phone', student.contact_number) },
    { label: t`Alternate contact`, value: renderPersonalText('phone', student.alternate_contact_number) },
    { label: t`Date of Birth`, value: renderPersonalText('date', day(student.date_of_birth)) },
    { label: t`Preferred language`, value: new Intl.ListFormat(locale, { type: 'unit' }).format(languages) },
    { label: t`Guardian`, value: student.guardian_name },
    { label: t`Signature`, value: student.signature },
    { label: t`Registration date`, value: day(student.registration_date) },
  ]
  return (
    <Card>
      <DescriptionList items={items} />
      <Inline gap="medium" align="stretch">
        <Button onPress={onClose}>
          <Trans>Close</Trans>
        </Button>
        {canEdit && editHref !== undefined && (
          <LinkButton href={editHref}>
            <Trans>Edit</Trans>
          </LinkButton>
        )}
        {canEdit && <DangerActions onErase={canErase ? onErase : undefined} onDelete={onDelete} />}
      </Inline>
    </Card>
  )
}

/** A time with an id can be removed (decision 14). */
export type RemovableTime = CourseTime & { id: number }

type StudentTimingsProps = {
  times: readonly CourseTime[]
  onRemove: (time: RemovableTime) => void
}

/** 2§2 “Class Timings”. */
export function StudentTimings({ times, onRemove }: StudentTimingsProps) {
  const { t } = useLingui()
  const removal = ({ id, ...time }: CourseTime) =>
    id === undefined
      ? []
      : [createDeleteAction(t`${time.from} – ${time.to}, ${time.courseName}`, () => onRemove({ ...time, id }))]
  return (
    <CourseTimesTable
      label={t`Class Timings`}
      times={times}
      fromLabel={t`Preference Time From`}
      toLabel={t`Preference Time To`}
      emptyText={t`No classtime and course details found.`}
      empty={{
        scene: 'classes',
        children: t`Times this student requests appear here.`,
      }}
      getActions={times.some(({ id }) => id !== undefined) ? removal : undefined}
    />
  )
}

type RemoveTimeDialogProps = DeleteRecordProps<RemovableTime> & { student: string }

export function RemoveTimeDialog({ student, ...dialog }: RemoveTimeDialogProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  return (
    <DeleteDialog {...dialog} title={t`Delete class time?`}>
      {({ courseName, from, to }) => (
        <Trans>
          This deletes <Bdi>{student}</Bdi>’s preferred time{' '}
          <strong>
            <Bdi>
              {formatWallTime(from, locale)} – {formatWallTime(to, locale)}
            </Bdi>
          </strong>{' '}
          for <Bdi>{courseName}</Bdi>. You can’t undo this.
        </Trans>
      )}
    </DeleteDialog>
  )
}

import type { Teacher } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type DescriptionItem, DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { renderPersonalText } from '#components/Masked/Masked.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { DangerActions } from '#layouts/DetailPage/DangerActions.tsx'
import { parseTeacherStatus } from '#lib/people/personAgeAndStatus.ts'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { getLanguageName, parseSpokenLanguages } from '#lib/people/schoolLanguages.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'

type TeacherDescriptionListProps = {
  teacher: Teacher
  /** Items shown first. */
  leadingItems?: readonly DescriptionItem[]
}

/** A teacher’s details. */
export function TeacherDescriptionList({ teacher, leadingItems }: TeacherDescriptionListProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const genderName = useGenderName()
  const ageGroupName = useAgeGroupName()
  const day = (text: string | null | undefined) => formatIsoDay(text ?? '', locale)
  const languages = parseSpokenLanguages(teacher.languages_spoken).map((word) => getLanguageName(word, i18n))
  const items = [
    ...(leadingItems ?? []),
    { label: t`Name`, value: teacher.name },
    { label: t`Email`, value: renderPersonalText('email', teacher.email) },
    { label: t`Application Date`, value: day(teacher.application_date) },
    { label: t`Contact Number`, value: renderPersonalText('phone', teacher.contact_number) },
    { label: t`Current Address`, value: teacher.current_address },
    { label: t`Date of Birth`, value: renderPersonalText('date', day(teacher.date_of_birth)) },
    { label: t`Experience in Quran`, value: teacher.experience_Quran },
    { label: t`Gender`, value: genderName(teacher.gender) },
    { label: t`Institution`, value: teacher.institution },
    { label: t`Languages spoken`, value: new Intl.ListFormat(locale, { type: 'unit' }).format(languages) },
    { label: t`Nationality`, value: teacher.nationality },
    { label: t`Other experience`, value: teacher.other_experience },
    { label: t`Qualification`, value: teacher.qualification },
    { label: t`Status`, value: <StatusBadge kind="teacher" status={teacher.status} /> },
    // An extension that not every backend has.
    ...(teacher.age_group === undefined ? [] : [{ label: t`Age group`, value: ageGroupName(teacher.age_group) }]),
  ]
  return <DescriptionList items={items} />
}

export type TeacherActions = {
  /** Link to the form. Undefined if the backend can’t edit teachers (decision 16). */
  editHref: string | undefined
  onClose: () => void
  onBlock: () => void
  onDelete: () => void
  /** Undefined if the backend can’t erase (decision 16). */
  onErase: (() => void) | undefined
}

/** 1§2 “Teacher Details”. Pending teachers can’t be blocked. */
export function TeacherDetails({
  teacher,
  editHref,
  onClose,
  onBlock,
  onDelete,
  onErase,
}: TeacherActions & { teacher: Teacher }) {
  const { state } = parseTeacherStatus(teacher.status)
  return (
    <Card>
      <TeacherDescriptionList teacher={teacher} />
      <Inline gap="medium" align="stretch">
        <Button onPress={onClose}>
          <Trans>Close</Trans>
        </Button>
        {editHref !== undefined && (
          <LinkButton href={editHref}>
            <Trans>Edit</Trans>
          </LinkButton>
        )}
        {state !== 'pending' && (
          <Button onPress={onBlock}>{state === 'active' ? <Trans>Block</Trans> : <Trans>Unblock</Trans>}</Button>
        )}
        <DangerActions onErase={onErase} onDelete={onDelete} />
      </Inline>
    </Card>
  )
}

/** Returns the display name of an age group; unknown values are shown unchanged (1§9). */
function useAgeGroupName(): (word: string | null | undefined) => string {
  const { t } = useLingui()
  return (word) => {
    switch (word?.trim().toLowerCase()) {
      case 'children':
        return t`Children`
      case 'teenagers':
        return t`Teenagers`
      case 'adults':
        return t`Adults`
      default:
        return word ?? ''
    }
  }
}

/** Returns the display name of a gender; unknown values are shown unchanged (1§9). */
function useGenderName(): (word: string | null | undefined) => string {
  const { t } = useLingui()
  return (word) => {
    switch (word?.trim().toLowerCase()) {
      case 'male':
        return t`Male`
      case 'female':
        return t`Female`
      case 'other':
        return t`Other`
      default:
        return word ?? ''
    }
  }
}

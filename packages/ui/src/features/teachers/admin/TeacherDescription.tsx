import type { Teacher } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { type DescriptionItem, DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { Masked, type MaskKind } from '#components/Masked/Masked.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { getLanguageName, parseSpokenLanguages } from '#lib/people/schoolLanguages.ts'
import { formatWireDay } from '#lib/time/wireDay.ts'

type TeacherDescriptionProps = {
  teacher: Teacher
  /** Items shown first. */
  leadingItems?: readonly DescriptionItem[]
}

/** A teacher’s details. */
export function TeacherDescription({ teacher, leadingItems }: TeacherDescriptionProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const genderName = useGenderName()
  const ageGroupName = useAgeGroupName()
  const day = (text: string | null | undefined) => formatWireDay(text ?? '', locale)
  const languages = parseSpokenLanguages(teacher.languages_spoken).map((word) => getLanguageName(word, i18n))
  const items = [
    ...(leadingItems ?? []),
    { label: t`Name`, value: teacher.name },
    { label: t`Email`, value: personal('email', teacher.email) },
    { label: t`Application Date`, value: day(teacher.application_date) },
    { label: t`Contact Number`, value: personal('phone', teacher.contact_number) },
    { label: t`Current Address`, value: teacher.current_address },
    { label: t`Date of Birth`, value: personal('date', day(teacher.date_of_birth)) },
    { label: t`Experience in Quran`, value: teacher.experience_Quran },
    { label: t`Gender`, value: genderName(teacher.gender) },
    { label: t`Institution`, value: teacher.institution },
    { label: t`Languages Spoken`, value: new Intl.ListFormat(locale, { type: 'unit' }).format(languages) },
    { label: t`Nationality`, value: teacher.nationality },
    { label: t`Other Experience`, value: teacher.other_experience },
    { label: t`Qualification`, value: teacher.qualification },
    { label: t`Status`, value: <StatusBadge kind="teacher" status={teacher.status} /> },
    // An extension that not every backend has.
    ...(teacher.age_group === undefined ? [] : [{ label: t`Age Group`, value: ageGroupName(teacher.age_group) }]),
  ]
  return <DescriptionList items={items} />
}

function personal(kind: MaskKind, text: string | null | undefined) {
  return text?.trim() ? (
    <Masked kind={kind}>
      <Bdi dir={kind === 'date' ? 'auto' : 'ltr'}>{text}</Bdi>
    </Masked>
  ) : null
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

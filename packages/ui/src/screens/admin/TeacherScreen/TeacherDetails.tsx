import type { Teacher } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import type { MaskKind } from '#components/Masked/masks.ts'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { Buttons } from '#layouts/Buttons/Buttons.ts'
import { languageName, spokenLanguages } from '#model/languages.ts'
import { teacherStatus } from '#model/teacherStatus.ts'
import { formatWireDay } from '#model/wireDay.ts'
import { Apart } from './TeacherScreen.styles.ts'
import { useAgeGroupName } from './useAgeGroupName.ts'
import { useGenderName } from './useGenderName.ts'

type TeacherDetailsProps = {
  teacher: Teacher
  onClose: () => void
  onBlock: () => void
  onDelete: () => void
  /** Not there where the backend can’t erase (decision 16). */
  onErase: (() => void) | undefined
}

/**
 * 1§2 “Teacher Details”. Blocking isn’t offered while pending, and nothing is to a status that isn’t known; who applies is
 * deleted from the head of the page.
 */
export function TeacherDetails({ teacher, onClose, onBlock, onDelete, onErase }: TeacherDetailsProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const genderName = useGenderName()
  const ageGroupName = useAgeGroupName()
  const { state } = teacherStatus(teacher.status)
  const day = (text: string | null | undefined) => formatWireDay(text ?? '', locale)
  const languages = spokenLanguages(teacher.languages_spoken).map((word) => languageName(word, i18n))
  const items = [
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
    { label: t`Age Group`, value: ageGroupName(teacher.age_group) },
  ]
  return (
    <Card>
      <DescriptionList items={items} />
      <Buttons>
        <Button onPress={onClose}>
          <Trans>Close</Trans>
        </Button>
        {state !== 'pending' && (
          <Button onPress={onBlock}>{state === 'active' ? <Trans>Block</Trans> : <Trans>Unblock</Trans>}</Button>
        )}
        {state !== 'pending' && (
          <Apart>
            {onErase && (
              <Button variant="quiet" onPress={onErase}>
                <Trans>Erase</Trans>
              </Button>
            )}
            <Button variant="danger" onPress={onDelete}>
              <Trans>Delete</Trans>
            </Button>
          </Apart>
        )}
      </Buttons>
    </Card>
  )
}

function personal(kind: MaskKind, text: string | null | undefined) {
  return text?.trim() ? (
    <Masked kind={kind}>
      <Bdi dir={kind === 'date' ? 'auto' : 'ltr'}>{text}</Bdi>
    </Masked>
  ) : null
}

import type { Allotment, Student } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Badge } from '#components/Badge/Badge.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { ContactButtons } from '#components/ContactButtons/ContactButtons.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { useToday } from '#providers/ClockProvider.tsx'
import { OfficeAccessContext } from '#providers/OfficeAccessContext.ts'
import { ADULT_AGE, getAge } from '#lib/people/personAgeAndStatus.ts'
import { getLanguageName, parseSpokenLanguages } from '#lib/people/schoolLanguages.ts'
import { getPersonCode } from '#lib/people/personLabels.ts'
import type { Remote } from '#remote.ts'

type StudentFactsProps = { student: Student; allotments: Remote<readonly Allotment[]> }

/** Code, age and languages of a student, with badges for missing data. */
export function StudentFacts({ student, allotments }: StudentFactsProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const age = getAge(student.date_of_birth, useToday())
  const isWithoutTeacher = allotments.state === 'ready' && allotments.data.length === 0
  const languages = parseSpokenLanguages(student.preferred_language).map((word) => getLanguageName(word, i18n))
  return (
    <>
      <Bdi>{getPersonCode(student, t`N/A`)}</Bdi>
      {!student.std_id?.trim() && (
        <Badge tone="warning">
          <Trans>No ID yet</Trans>
        </Badge>
      )}
      {isWithoutTeacher && (
        <Badge tone="warning">
          <Trans>No teacher yet</Trans>
        </Badge>
      )}
      {age !== undefined && (
        <span>
          <Trans>
            Age <Masked kind="text">{i18n.number(age)}</Masked>
          </Trans>
        </span>
      )}
      {languages.length > 0 && <span>{new Intl.ListFormat(locale, { type: 'unit' }).format(languages)}</span>}
    </>
  )
}

type StudentNextActionProps = {
  student: Student
  /** Open tab; its form isn’t offered again. */
  tab: string | undefined
  allotHref: string
  onAssign: () => void
}

/** Next setup step: assign an ID, then allot a teacher. */
export function StudentNextAction({ student, tab, allotHref, onAssign }: StudentNextActionProps) {
  const { teaching: isOffered } = use(OfficeAccessContext)
  if (!isOffered) return null
  if (student.std_id?.trim()) {
    return (
      <LinkButton variant="primary" href={allotHref}>
        <Trans>Allot a teacher</Trans>
      </LinkButton>
    )
  }
  if (tab === 'code') return null
  return (
    <Button variant="primary" onPress={onAssign}>
      <Trans>Assign ID</Trans>
    </Button>
  )
}

/** Contact buttons; those of minors contact the guardian. */
export function StudentContact({ student }: { student: Student }) {
  const age = getAge(student.date_of_birth, useToday())
  const guardian = student.guardian_name?.trim()
  const isGuardian = age !== undefined && age < ADULT_AGE && Boolean(guardian)
  return (
    <Inline gap="large" rowGap="small" tone="muted">
      {isGuardian && (
        <span>
          <Trans>
            Guardian: <Bdi>{guardian}</Bdi>
          </Trans>
        </span>
      )}
      <ContactButtons
        name={isGuardian && guardian ? guardian : student.name}
        phone={student.contact_number ?? student.alternate_contact_number}
        email={student.email}
      />
    </Inline>
  )
}

import type { Trial } from '@maktab/contract/schema'
import { Plural, useLingui } from '@lingui/react/macro'
import { ContactButtons } from '#components/ContactButtons/ContactButtons.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { JoinClassLink } from '#components/JoinClassLink/JoinClassLink.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { getLanguageName } from '#lib/people/schoolLanguages.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { TrialStatusBadge } from '../shared/trialStatus.tsx'
import { TrialTime, TrialWishes } from '../shared/TrialTime.tsx'

type TrialFactsProps = { trial: Trial; getStudentHref: (id: number) => string }

/** Who wants a trial lesson and when, in school time and theirs, and what became of it. */
export function TrialFacts({ trial, getStudentHref }: TrialFactsProps) {
  const { t, i18n } = useLingui()
  const { timeZone } = useSchoolSettings()
  const { age, language, course, wishes, zone, lesson, reason, note, studentId, phone } = trial
  return (
    <>
      <DescriptionList
        items={[
          { label: t`Status`, value: <TrialStatusBadge status={trial.status} /> },
          { label: t`Age`, value: <Plural value={age} one="# year old" other="# years old" /> },
          { label: t`Language`, value: getLanguageName(language, i18n) },
          { label: t`Course`, value: course?.name },
          {
            label: t`Requested times`,
            value: <TrialWishes wishes={wishes} zone={timeZone} otherZone={zone} />,
            isWide: true,
          },
          ...(lesson
            ? [
                {
                  label: t`Lesson`,
                  value: <TrialTime starts={lesson.starts} ends={lesson.ends} zone={timeZone} otherZone={zone} />,
                  isWide: true,
                },
                { label: t`Teacher`, value: lesson.teacher.name },
                { label: t`Link to join`, value: <JoinClassLink link={lesson.link} isShort /> },
              ]
            : []),
          ...(reason ? [{ label: t`Reason`, value: reason, isWide: true }] : []),
          ...(note ? [{ label: t`Teacher’s note`, value: note, isWide: true }] : []),
          ...(studentId === null
            ? []
            : [
                {
                  label: t`Registered`,
                  value: <TextLink href={getStudentHref(studentId)}>{t`See student`}</TextLink>,
                },
              ]),
        ]}
      />
      <ContactButtons name={trial.name} phone={phone} />
    </>
  )
}

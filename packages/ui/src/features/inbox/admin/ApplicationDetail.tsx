import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { readTeacherTimes } from '#lib/lessons/readCourseTimes.ts'
import { TeacherDescription } from '#features/teachers/admin/TeacherDescription.tsx'
import { DetailLoading } from './DetailLoading.tsx'
import type { InboxDetailProps } from './InboxDetailProps.ts'

/** What somebody applied with, and for what. */
export function ApplicationDetail({ item, teachers, hrefs, onApprove, onReject }: InboxDetailProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  return (
    <RemoteView remote={teachers} loading={<DetailLoading />}>
      {(all) => {
        const teacher = all.find(({ id }) => id === item.id)
        if (!teacher) return <Notice tone="info">{t`This is no longer there.`}</Notice>
        const wished = [...new Set(readTeacherTimes(teacher.class_timings).map(({ courseName }) => courseName))]
        const courses = new Intl.ListFormat(locale, { type: 'unit' }).format(wished.filter(Boolean))
        return (
          <>
            <Inline gap="medium" align="stretch">
              <Button variant="primary" aria-keyshortcuts="A" onPress={onApprove}>
                <Trans>Approve…</Trans>
              </Button>
              <Button aria-keyshortcuts="R" onPress={onReject}>
                <Trans>Reject…</Trans>
              </Button>
              <LinkButton href={hrefs.teacher(item.id)}>
                <Trans>See the teacher</Trans>
              </LinkButton>
            </Inline>
            <TeacherDescription
              teacher={teacher}
              first={[{ label: t`Would like to teach`, value: courses, isWide: true }]}
            />
          </>
        )
      }}
    </RemoteView>
  )
}

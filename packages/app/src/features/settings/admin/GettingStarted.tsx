import type { GettingStartedStep } from '@maktab/contract/schema'
import { GettingStartedCard } from '@maktab/ui/features/settings/admin/GettingStartedCard'
import { MailProblemNotice } from '@maktab/ui/features/settings/admin/MailProblemNotice'
import { admin } from '#addresses/admin.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useSchoolStatus } from '../systemHooks.ts'

const settings = admin.settings.href()

const hrefs: Record<GettingStartedStep, string> = {
  name: settings,
  currency: admin.settings.href({ section: 'currencies' }),
  timeZone: settings,
  payment: admin.settings.href({ section: 'payments' }),
  logo: admin.settings.href({ section: 'logo' }),
  mail: admin.system.href(),
  course: admin.courses.href({ course: 'new' }),
  teacher: admin.teachers.href(),
  student: admin.students.href(),
}

/**
 * For the dashboard of administrators with everything: whether emails reach people, and the first steps of a new school.
 * Renders nothing for others, while it loads, and if the backend doesn’t tell.
 */
export function GettingStarted() {
  const mutate = useApiMutation()
  const status = useSchoolStatus()
  if (status?.state !== 'ready') return null
  const { mail, gettingStarted } = status.data
  return (
    <>
      <MailProblemNotice mail={mail} systemHref={admin.system.href()} />
      {!gettingStarted.isHidden && (
        <GettingStartedCard
          done={gettingStarted.done}
          hrefs={hrefs}
          onHide={() => void mutate('hideGettingStarted', { body: { isHidden: true } })}
        />
      )}
    </>
  )
}

import { TrialDialogs } from '@maktab/ui/features/trial/admin/TrialDialogs'
import { TrialsScreen } from '@maktab/ui/features/trial/admin/TrialsScreen'
import { useSchoolSettings } from '@maktab/ui/providers/SchoolSettingsProvider'
import { admin } from '#addresses/admin.ts'
import { useNavigateTo, useRemoveInvalidParams, useRouteView } from '#navigation/routeViews.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import { useTrials, useTrialTasks } from '../trialHooks.ts'

const getStudentHref = (student: number) => admin.students.href({ student })

/** `/admin/trials`: all trial lessons, and the details of one. */
export function TrialsContainer() {
  const { trial } = useRouteView(admin.trials)
  useRemoveInvalidParams(admin.trials)
  const { go } = useNavigateTo(admin.trials)
  const { offersTrials = false } = useSchoolSettings()
  const { onOpenTask, dialogs } = useTrialTasks()
  return (
    <>
      <TrialsScreen
        trials={useTrials()}
        areOffered={offersTrials}
        openId={trial}
        onOpen={(id) => go({ trial: id }, { replace: trial !== undefined })}
        onOpenTask={onOpenTask}
        getStudentHref={getStudentHref}
        settingsHref={admin.settings.href({ section: 'frontPage' })}
        table={useTableSearchParams()}
      />
      <TrialDialogs {...dialogs} />
    </>
  )
}

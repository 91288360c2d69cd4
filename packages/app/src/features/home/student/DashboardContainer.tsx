import { getListOrEmpty, mergeStaleState } from '@maktab/ui/remote'
import { DashboardScreen } from '@maktab/ui/features/home/student/DashboardScreen'
import { useAtom, useAtomValue } from 'jotai'
import { student } from '#addresses/student.ts'
import { canListenToMicrophone, listenToMicrophone } from '#browser/listenToMicrophone.ts'
import { useOwnRequests } from '#features/courses/courseQueryHooks.ts'
import { useCurrentUser } from '#features/auth/authHooks.ts'
import { useEnrolledCourses, useStudentClasses } from '#features/classes/classQueryHooks.ts'
import { useOwnFees } from '#features/payments/feeQueryHooks.ts'
import { FamilyContainer } from '#features/family/student/FamilyContainer.tsx'
import { useOwnPractice } from '#features/practice/practiceHooks.ts'
import { useExcuseActions } from '#features/excuses/useExcuseActions.ts'
import { useUpcomingLessons } from '#features/timetable/useUpcomingLessons.ts'
import { useOwnAttendance } from '#features/attendance/attendanceQueryHooks.ts'
import { useOwnDiscounts } from '#features/discounts/discountQueryHooks.ts'
import { useStudentBilling } from '#features/payments/billingQueryHooks.ts'
import { useStudentEvents } from '#features/events/eventQueryHooks.ts'
import { isMicrophoneTestedAtom } from '#preferences/cookieAtoms.ts'
import { seenReportsAtom } from '#features/reports/seenReportsAtom.ts'

export function DashboardContainer() {
  const [lessons, courses, classes] = [useUpcomingLessons(), useEnrolledCourses(), useStudentClasses()]
  const user = useCurrentUser()
  const { practice, query: practiceQuery } = useOwnPractice()
  const seenReports = useAtomValue(seenReportsAtom)
  const microphone = useMicrophone()
  // Load the most important lists first.
  const hasLoaded = [lessons, courses, classes].every((one) => one?.state !== 'loading')
  const discounts = useOwnDiscounts(hasLoaded)
  return (
    <DashboardScreen
      family={<FamilyContainer />}
      userName={user.state === 'ready' ? user.data.name : undefined}
      lessons={lessons && mergeStaleState(lessons, practiceQuery)}
      timetableHref={student.timetable.href()}
      host={window.location.host}
      excuses={useExcuseActions()}
      practice={practice}
      courses={courses}
      classes={classes}
      events={mergeStaleState(useStudentEvents(hasLoaded), discounts)}
      billing={useStudentBilling(hasLoaded)}
      fees={useOwnFees(hasLoaded)}
      requests={useOwnRequests(hasLoaded)}
      discounts={getListOrEmpty(discounts)}
      attendance={useOwnAttendance(hasLoaded)}
      microphone={microphone}
      isReportOpened={(key) => seenReports.has(key)}
      todoHrefs={{
        purchase: (purchase) => student.courses.href({ purchase }),
        payEvent: (pay) => student.events.href({ pay }),
        payFee: (fee) => student.billing.href({ fee }),
        report: (report, of) => student.enrolled.href({ classes: 'all', report, of }),
        billing: student.billing.href(),
        events: student.events.href(),
        courses: student.courses.href(),
      }}
      getReportHref={({ class: { id: report }, course }) =>
        student.enrolled.href({ classes: 'all', report, of: String(course.id ?? course.name) })
      }
      getAttendanceHref={(attendance) => student.enrolled.href({ attendance })}
      enrolledCoursesHref={student.enrolled.href()}
      allClassesHref={student.enrolled.href({ classes: 'all' })}
      coursesHref={student.courses.href()}
      getOutlinesHref={(outlines) => student.enrolled.href({ outlines })}
      getClassesHref={(classesOf) => student.enrolled.href({ classes: classesOf })}
    />
  )
}

/** The microphone test of this device; undefined if the browser has none. */
function useMicrophone() {
  const [isTested, setIsTested] = useAtom(isMicrophoneTestedAtom)
  return canListenToMicrophone()
    ? { isTested, onListen: listenToMicrophone, onHeard: () => setIsTested(true) }
    : undefined
}

import { getListOrEmpty, mergeStaleState } from '@maktab/ui/remote'
import { DashboardScreen } from '@maktab/ui/features/home/student/DashboardScreen'
import { useAtomValue } from 'jotai'
import { student } from '#addresses/student.ts'
import { useEnrolledCourses, useStudentClasses } from '#features/classes/classQueryHooks.ts'
import { useOwnFees } from '#features/payments/feeQueryHooks.ts'
import { useUpcomingLessons } from '#features/timetable/useUpcomingLessons.ts'
import { useOwnAttendance } from '#features/attendance/attendanceQueryHooks.ts'
import { useOwnDiscounts } from '#features/discounts/discountQueryHooks.ts'
import { useStudentBilling } from '#features/payments/billingQueryHooks.ts'
import { useStudentEvents } from '#features/events/eventQueryHooks.ts'
import { seenReportsAtom } from '#features/reports/seenReportsAtom.ts'

export function DashboardContainer() {
  const [lessons, courses, classes] = [useUpcomingLessons(), useEnrolledCourses(), useStudentClasses()]
  const seenReports = useAtomValue(seenReportsAtom)
  // Load the most important lists first.
  const hasLoaded = [lessons, courses, classes].every((one) => one?.state !== 'loading')
  const discounts = useOwnDiscounts(hasLoaded)
  return (
    <DashboardScreen
      lessons={lessons}
      timetableHref={student.timetable.href()}
      host={window.location.host}
      courses={courses}
      classes={classes}
      events={mergeStaleState(useStudentEvents(hasLoaded), discounts)}
      billing={useStudentBilling(hasLoaded)}
      fees={useOwnFees(hasLoaded)}
      discounts={getListOrEmpty(discounts)}
      attendance={useOwnAttendance(hasLoaded)}
      isReportOpened={(key) => seenReports.has(key)}
      todoHrefs={{
        purchase: (purchase) => student.courses.href({ purchase }),
        payEvent: (pay) => student.events.href({ pay }),
        payFee: (fee) => student.billing.href({ fee }),
        report: (report, of) => student.enrolled.href({ classes: 'all', report, of }),
        receipt: (receipt) => student.billing.href({ receipt }),
        events: student.events.href(),
        courses: student.courses.href(),
      }}
      getAttendanceHref={(attendance) => student.enrolled.href({ attendance })}
      enrolledCoursesHref={student.enrolled.href()}
      allClassesHref={student.enrolled.href({ classes: 'all' })}
      coursesHref={student.courses.href()}
      getOutlinesHref={(outlines) => student.enrolled.href({ outlines })}
      getClassesHref={(classesOf) => student.enrolled.href({ classes: classesOf })}
    />
  )
}

import { mapRemote, withDoubtOf } from '@maktab/ui/remote'
import { PurchaseScreen } from '@maktab/ui/screens/student/PurchaseScreen/PurchaseScreen'
import { student } from '#addresses/student.ts'
import { useOfferedCourses } from '#data/offeredCourses.ts'
import { usePurchase } from '#data/purchases.ts'
import { useMoves } from '#navigation/useMoves.ts'

export function PurchaseContainer({ courseId }: { courseId: number }) {
  const { go } = useMoves(student.courses)
  const { purchase, sentShare, stopSending } = usePurchase()
  return (
    <PurchaseScreen
      offer={useOffer(courseId)}
      coursesHref={student.courses.href()}
      onPurchase={purchase}
      sentShare={sentShare}
      onStopSending={stopSending}
      onClose={() => go({})}
    />
  )
}

/** The course with where the student stands with it; nothing where the school doesn’t offer it. */
function useOffer(courseId: number) {
  const { courses, standings } = useOfferedCourses()
  if (courses.state !== 'ready') return courses
  if (standings.state !== 'ready') return standings
  return mapRemote(withDoubtOf(courses, standings), (all) => {
    const course = all.find(({ id }) => id === courseId)
    return course && { course, standing: standings.data.get(courseId) ?? 'none' }
  })
}

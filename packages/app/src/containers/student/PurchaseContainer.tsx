import { mapRemote, withDoubtOf } from '@maktab/ui/remote'
import { PurchaseScreen } from '@maktab/ui/screens/student/PurchaseScreen/PurchaseScreen'
import { useLocation } from 'wouter'
import { useOfferedCourses, usePurchase } from '../../data/purchases.ts'
import { useNow } from '../../data/useNow.ts'
import { paths } from '../../paths.ts'

export function PurchaseContainer({ courseId }: { courseId: number }) {
  const [, navigate] = useLocation()
  const { purchase, sentShare, stopSending } = usePurchase()
  return (
    <PurchaseScreen
      offer={useOffer(courseId)}
      coursesHref={paths.coursesToBuy()}
      now={useNow()}
      onPurchase={purchase}
      sentShare={sentShare}
      onStopSending={stopSending}
      onClose={() => navigate(paths.coursesToBuy())}
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

import { withDoubtOf } from '@maktab/ui/remote'
import { OutlinesScreen } from '@maktab/ui/screens/admin/OutlinesScreen/OutlinesScreen'
import { useCourses } from '../../data/courses.ts'
import { useOutlineActions, useOutlines } from '../../data/outlines.ts'
import { useTableInAddress } from '../../navigation/useTableInAddress.ts'
import { paths } from '../../paths.ts'

export function OutlinesContainer({ courseId }: { courseId: number }) {
  const courses = useCourses()
  const { saveOutline, deleteOutline } = useOutlineActions(courseId)
  return (
    <OutlinesScreen
      course={courses.state === 'ready' ? courses.data.find(({ id }) => id === courseId) : undefined}
      outlines={withDoubtOf(useOutlines(courseId), courses)}
      coursesHref={paths.courses()}
      table={useTableInAddress()}
      onSaveOutline={saveOutline}
      onDeleteOutline={deleteOutline}
    />
  )
}

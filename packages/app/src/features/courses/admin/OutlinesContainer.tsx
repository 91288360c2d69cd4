import { mergeStaleState } from '@maktab/ui/remote'
import { OutlinesScreen } from '@maktab/ui/features/courses/admin/OutlinesScreen'
import { admin } from '#addresses/admin.ts'
import { useCourses, useOutlineActions, useOutlines } from '../courses.ts'
import { useNavigateTo } from '#navigation/views.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

type OutlinesContainerProps = {
  courseId: number
  open?: 'new' | number
  last?: 'new' | number | undefined
}

export function OutlinesContainer({ courseId, open, last }: OutlinesContainerProps) {
  const { go } = useNavigateTo(admin.courses)
  const courses = useCourses()
  const { saveOutline, deleteOutline } = useOutlineActions(courseId)
  return (
    <OutlinesScreen
      course={courses.state === 'ready' ? courses.data.find(({ id }) => id === courseId) : undefined}
      outlines={mergeStaleState(useOutlines(courseId), courses)}
      coursesHref={admin.courses.href()}
      open={open}
      restoreFocusTo={last}
      onOpen={(outline) => go({ outlines: courseId, ...(outline !== undefined && { outline }) })}
      table={useTableSearchParams()}
      onSaveOutline={saveOutline}
      onDeleteOutline={deleteOutline}
    />
  )
}

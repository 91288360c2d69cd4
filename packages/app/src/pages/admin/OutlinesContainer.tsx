import { withDoubtOf } from '@maktab/ui/remote'
import { OutlinesScreen } from '@maktab/ui/screens/admin/OutlinesScreen/OutlinesScreen'
import { useState } from 'react'
import { admin } from '#addresses/admin.ts'
import { useCourses } from '#data/courses.ts'
import { useOutlineActions, useOutlines } from '#data/outlines.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'

type OutlinesContainerProps = { courseId: number; open: 'new' | number | undefined }

export function OutlinesContainer({ courseId, open }: OutlinesContainerProps) {
  const { go } = useMoves(admin.courses)
  const [last, setLast] = useState(open)
  if (open !== undefined && open !== last) setLast(open)
  const courses = useCourses()
  const { saveOutline, deleteOutline } = useOutlineActions(courseId)
  return (
    <OutlinesScreen
      course={courses.state === 'ready' ? courses.data.find(({ id }) => id === courseId) : undefined}
      outlines={withDoubtOf(useOutlines(courseId), courses)}
      coursesHref={admin.courses.href()}
      open={open}
      last={last}
      onOpen={(outline) => go({ outlines: courseId, outline })}
      table={useTableInAddress()}
      onSaveOutline={saveOutline}
      onDeleteOutline={deleteOutline}
    />
  )
}

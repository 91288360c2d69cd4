import { mergeStaleState } from '@maktab/ui/remote'
import { OutlinesScreen } from '@maktab/ui/features/courses/admin/OutlinesScreen'
import { admin } from '#addresses/admin.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import type { ViewProps } from '#navigation/createViewPage.tsx'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import { useCourses, useOutlines } from '../courseQueryHooks.ts'

export function OutlinesContainer({ view, go }: ViewProps<typeof admin.courses, 'outline' | 'outlines'>) {
  const mutate = useApiMutation()
  const courses = useCourses()
  const { outlines: courseId, previousRecord } = view
  return (
    <OutlinesScreen
      course={courses.state === 'ready' ? courses.data.find(({ id }) => id === courseId) : undefined}
      outlines={mergeStaleState(useOutlines(courseId), courses)}
      coursesHref={admin.courses.href()}
      open={view.at === 'outline' ? view.outline : undefined}
      restoreFocusTo={view.at === 'outlines' && previousRecord?.at === 'outline' ? previousRecord.outline : undefined}
      onOpen={(outline) => go({ outlines: courseId, ...(outline !== undefined && { outline }) })}
      table={useTableSearchParams()}
      onSaveOutline={({ id: outlineId, ...body }) => mutate('saveOutline', { params: { courseId, outlineId }, body })}
      onDeleteOutline={(outlineId) => mutate('deleteOutline', { params: { outlineId } })}
    />
  )
}

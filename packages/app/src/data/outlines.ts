import type { OutlineDraft } from '@maktab/ui/screens/admin/OutlinesScreen/outline.schema'
import { useAct } from '../calls/useAct.ts'
import { useRead } from '../calls/useRead.ts'

export function useOutlines(courseId: number) {
  return useRead('listOutlines', { params: { courseId }, select: ({ outlines }) => outlines })
}

/** What can be done with the outlines of a course. */
export function useOutlineActions(courseId: number) {
  const act = useAct()
  return {
    saveOutline: ({ id: outlineId, ...body }: OutlineDraft) =>
      act('saveOutline', { params: { courseId, outlineId }, body }),
    deleteOutline: (outlineId: number) => act('deleteOutline', { params: { outlineId } }),
  }
}

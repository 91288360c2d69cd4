import { useState } from 'react'
import { useAddressParts } from '../../navigation/useAddressParts.ts'
import { useViewArrival } from '../../navigation/useViewArrival.ts'
import { CoursesContainer } from './CoursesContainer.tsx'
import { OutlinesToBuyContainer } from './OutlinesToBuyContainer.tsx'
import { PurchaseContainer } from './PurchaseContainer.tsx'

type CourseView = { id: number; view: 'outlines' | 'purchase' }

/** `/student/courses` has three views (2§2): the courses, `?outlines=<course>` and `?purchase=<course>`. */
export function CoursesPage() {
  const { idOf } = useAddressParts()
  const [outlines, purchase] = [idOf('outlines'), idOf('purchase')]
  const [last, setLast] = useState<CourseView>()
  const view = purchase === undefined ? 'outlines' : 'purchase'
  const id = purchase ?? outlines
  if (id !== undefined && (last?.id !== id || last.view !== view)) setLast({ id, view })
  useViewArrival(id === undefined ? '' : `${view} ${id}`)

  if (purchase !== undefined) return <PurchaseContainer key={purchase} courseId={purchase} />
  if (outlines !== undefined) return <OutlinesToBuyContainer key={outlines} courseId={outlines} />
  return <CoursesContainer last={last} />
}

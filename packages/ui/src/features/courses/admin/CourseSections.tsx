import type { Course, Outline, Student, Teacher } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Card } from '#components/Card/Card.tsx'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { LongText } from '#components/LongText/LongText.tsx'
import { OutlineList } from '#components/OutlineList/OutlineList.tsx'
import { CoursePrice } from '#components/PriceTag/CoursePrice.tsx'
import { createListSection } from '#layouts/DetailPage/createListSection.tsx'
import { type DetailSection, isEmptySection } from '#layouts/DetailPage/DetailSection.ts'
import { DetailSections } from '#layouts/DetailPage/DetailSections.tsx'
import type { Remote } from '#remote.ts'
import type { AuditLog } from '#lib/audit/AuditLog.ts'
import { useAuditLogSection } from '#features/audit/admin/useAuditLogSection.tsx'
import { PeopleList } from './PeopleList.tsx'
import type { SaveOrder } from './useOptimisticOutlineOrder.ts'
import { SortableOutlineList } from './SortableOutlineList.tsx'

/** The parts of a course’s page, as the address names them. */
const courseTabs = ['outlines', 'students', 'teachers', 'details', 'decided'] as const

type CourseTab = (typeof courseTabs)[number]

/** The part that an address asks for; one that isn’t there leads to the outlines, and without one it is none. */
function parseCourseTab(text: string | undefined): CourseTab | undefined {
  if (text === undefined) return undefined
  return courseTabs.find((tab) => tab === text) ?? 'outlines'
}

export type CourseSectionProps = {
  /** As the address has it. */
  tab: string | undefined
  onTab: (tab: CourseTab | undefined) => void
  /** What a section shows is wanted now. */
  onNear?: ((tab: CourseTab) => void) | undefined
  outlines: Remote<Outline[]>
  /** Who asked to be taught it. */
  students: Remote<Student[]>
  /** Who was assigned it. */
  teachers: Remote<Teacher[]>
  /** How many there are, where only the first of them are here. */
  totals?: { students: number | undefined; teachers: number | undefined }
  /** What was decided of it; not there where the backend keeps no acts (decision 16). */
  auditLog?: AuditLog | undefined
  links: {
    tab: (tab: CourseTab) => string
    outlines: string
    student: (id: number) => string
    teacher: (id: number) => string
    students: string
    teachers: string
  }
  /** Not there where the backend keeps no order (decision 16). */
  onOrder: SaveOrder | undefined
}

/** All about one course. What is empty says so, and where there is nothing to do about it nothing leads there (decision 27). */
export function CourseSections({
  course,
  tab,
  onTab,
  onNear,
  links,
  onOrder,
  totals,
  ...lists
}: CourseSectionProps & { course: Course }) {
  const { t } = useLingui()
  const asked = parseCourseTab(tab)
  const decided = useAuditLogSection(lists.auditLog, { kind: 'course', id: course.id })
  const { price, pricing, course_duration: duration, description, name } = course
  const sections: (DetailSection & { id: CourseTab })[] = [
    {
      ...createListSection({
        title: t`Outlines`,
        list: lists.outlines,
        emptyText: t`No outlines yet.`,
        loadingLabel: t`Loading outlines`,
        action: (
          <LinkButton size="sm" href={links.outlines} data-off-paper>
            <Trans>Edit outlines</Trans>
          </LinkButton>
        ),
        children: (all) =>
          onOrder && all.length > 1 ? (
            <Card>
              <SortableOutlineList outlines={all} onOrder={onOrder} />
            </Card>
          ) : (
            <OutlineList outlines={all} />
          ),
      }),
      id: 'outlines',
    },
    {
      ...createListSection({
        title: t`Students`,
        list: lists.students,
        total: totals?.students,
        emptyText: t`No student has this course yet.`,
        loadingLabel: t`Loading students`,
        children: (all) => (
          <PeopleList
            label={t`Students`}
            people={all}
            all={totals?.students === undefined ? undefined : { count: totals.students, href: links.students }}
            getHref={links.student}
          />
        ),
      }),
      id: 'students',
    },
    {
      ...createListSection({
        title: t`Teachers`,
        list: lists.teachers,
        total: totals?.teachers,
        emptyText: t`This course is assigned to no teacher yet.`,
        loadingLabel: t`Loading teachers`,
        children: (all) => (
          <PeopleList
            label={t`Teachers`}
            people={all}
            all={totals?.teachers === undefined ? undefined : { count: totals.teachers, href: links.teachers }}
            getHref={links.teacher}
          />
        ),
      }),
      id: 'teachers',
    },
    {
      id: 'details',
      title: t`Course details`,
      content: (
        <Card>
          <DescriptionList
            items={[
              { label: t`Price`, value: <CoursePrice price={price} pricing={pricing} /> },
              { label: t`Course Duration`, value: duration && <Bdi>{duration}</Bdi> },
              {
                label: t`Description`,
                value: description && <LongText text={description} title={name} />,
                isWide: true,
              },
            ]}
          />
        </Card>
      ),
    },
    ...decided,
  ]
  const isClosedNow = sections.some((section) => section.id === asked && isEmptySection(section))
  return (
    <DetailSections
      label={t`Sections of the course`}
      sections={sections}
      openId={isClosedNow ? 'outlines' : asked}
      getHref={(id) => links.tab(parseCourseTab(id) ?? 'outlines')}
      onOpen={(id) => onTab(parseCourseTab(id))}
      {...(onNear && { onSectionVisible: (id) => onNear(parseCourseTab(id) ?? 'outlines') })}
    />
  )
}

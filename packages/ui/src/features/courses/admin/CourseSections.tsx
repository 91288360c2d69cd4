import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { Grid } from '#components/Grid/Grid.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Text } from '#components/Text/Text.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { getPersonCode } from '#lib/people/personLabels.ts'
import type { Course, Outline, Student, Teacher } from '@maktab/contract/schema'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { LongText } from '#components/LongText/LongText.tsx'
import { OutlineList } from '#components/OutlineList/OutlineList.tsx'
import { CoursePrice } from '#components/Money/Money.tsx'
import { createListSection, type DetailSection, isEmptySection } from '#layouts/DetailPage/createListSection.tsx'
import { DetailSections } from '#layouts/DetailPage/DetailSections.tsx'
import type { Remote } from '#remote.ts'
import type { AuditLog } from '#lib/inbox/inboxTypes.ts'
import { useAuditLogSection } from '#features/audit/admin/AuditLogList.tsx'
import type { SaveOrder } from './useOutlineOrder.ts'
import { SortableOutlineList } from './SortableOutlineList.tsx'

const SHOWN = 8

type Person = { id: number; name: string } & ({ std_id: string | null } | { teach_id: string | null })

type PeopleListProps = {
  label: string
  people: readonly Person[]
  /** Total count and link to the full list, if these are only the first entries. */
  all?: { count: number; href: string } | undefined
  getHref: (id: number) => string
}

/** The students or teachers of a course, linked to their pages. */
function PeopleList({ label, people, all, getHref }: PeopleListProps) {
  const { t, i18n } = useLingui()
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const count = i18n.number(all?.count ?? people.length)
  // The button disappears after use, so move focus to the first new entry.
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll('a')[SHOWN]?.focus()
  }, [isWhole])
  return (
    <Card>
      <Grid as="ul" minColumn="16rem" keepsEmpty gap="x-large" rowGap="medium" ref={list} aria-label={label}>
        {(isWhole ? people : people.slice(0, SHOWN)).map((person) => (
          <Inline as="li" key={person.id} gap="medium" rowGap="none" align="baseline" breaksWords>
            <TextLink href={getHref(person.id)}>
              <Bdi>{person.name}</Bdi>
            </TextLink>
            <Text as="small" tone="muted" size="sm">
              <Bdi>{getPersonCode(person, t`N/A`)}</Bdi>
            </Text>
          </Inline>
        ))}
      </Grid>
      {all && (
        <div data-off-paper>
          <LinkButton size="sm" href={all.href}>
            <Trans>Show all {count}</Trans>
          </LinkButton>
        </div>
      )}
      {!all && !isWhole && people.length > SHOWN && (
        <div data-off-paper>
          <Button size="sm" onPress={() => setIsWhole(true)}>
            <Trans>Show all {count}</Trans>
          </Button>
        </div>
      )}
    </Card>
  )
}

/** Tab names in the URL. */
const courseTabs = ['outlines', 'students', 'teachers', 'details', 'decided'] as const

type CourseTab = (typeof courseTabs)[number]

/** The tab from the URL; outlines if the name is unknown, undefined if there is none. */
function parseCourseTab(text: string | undefined): CourseTab | undefined {
  if (text === undefined) return undefined
  return courseTabs.find((tab) => tab === text) ?? 'outlines'
}

export type CourseSectionProps = {
  /** The tab name from the URL. */
  tab: string | undefined
  onTab: (tab: CourseTab | undefined) => void
  /** Called when a section comes near the viewport and needs its data. */
  onTabNear?: ((tab: CourseTab) => void) | undefined
  outlines: Remote<Outline[]>
  /** Students who requested the course. */
  students: Remote<Student[]>
  /** Teachers assigned to the course. */
  teachers: Remote<Teacher[]>
  /** Total counts, if only the first students and teachers are loaded. */
  totals?: { students: number | undefined; teachers: number | undefined }
  /** Decisions about the course; undefined if the backend keeps no audit log (decision 16). */
  auditLog?: AuditLog | undefined
  links: {
    tab: (tab: CourseTab) => string
    outlines: string
    student: (id: number) => string
    teacher: (id: number) => string
    students: string
    teachers: string
  }
  /** Undefined if the backend stores no order (decision 16). */
  onSaveOrder: SaveOrder | undefined
}

/**
 * The sections of a course’s page. Empty sections say so, and offer an action only where there is one (decision 27).
 */
export function CourseSections({
  course,
  tab,
  onTab,
  onTabNear,
  links,
  onSaveOrder,
  totals,
  ...lists
}: CourseSectionProps & { course: Course }) {
  const { t } = useLingui()
  const requestedTab = parseCourseTab(tab)
  const decided = useAuditLogSection(lists.auditLog, { kind: 'course', id: course.id })
  const { price, pricing, course_duration: duration, description, name } = course
  const sections: (DetailSection & { id: CourseTab })[] = [
    createListSection({
      id: 'outlines',
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
        onSaveOrder && all.length > 1 ? (
          <Card>
            <SortableOutlineList outlines={all} onSaveOrder={onSaveOrder} />
          </Card>
        ) : (
          <OutlineList outlines={all} />
        ),
    }),
    createListSection({
      id: 'students',
      title: t`Students`,
      list: lists.students,
      total: totals?.students,
      emptyText: t`No students enrolled yet.`,
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
    createListSection({
      id: 'teachers',
      title: t`Teachers`,
      list: lists.teachers,
      total: totals?.teachers,
      emptyText: t`This course isn’t assigned to a teacher yet.`,
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
  const isRequestedTabEmpty = sections.some((section) => section.id === requestedTab && isEmptySection(section))
  return (
    <DetailSections
      label={t`Course sections`}
      sections={sections}
      openId={isRequestedTabEmpty ? 'outlines' : requestedTab}
      getHref={(id) => links.tab(parseCourseTab(id) ?? 'outlines')}
      onOpen={(id) => onTab(parseCourseTab(id))}
      {...(onTabNear && { onSectionVisible: (id) => onTabNear(parseCourseTab(id) ?? 'outlines') })}
    />
  )
}

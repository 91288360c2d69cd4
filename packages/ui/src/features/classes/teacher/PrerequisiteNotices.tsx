import { Plural, Trans } from '@lingui/react/macro'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import type { Remote } from '#remote.ts'
import type { AssignableStudent } from './getAssignableStudents.ts'

type PrerequisiteNoticesProps = {
  students: Remote<readonly AssignableStudent[]>
  classes: Remote<readonly unknown[]>
  studentsHref: string
  newClassHref: string
}

/** What has to be there before students can be assigned, with the way to it. */
export function PrerequisiteNotices({ students, classes, studentsHref, newClassHref }: PrerequisiteNoticesProps) {
  const all = students.state === 'ready' ? students.data : undefined
  const withoutTimings = all?.filter(({ timings }) => timings.length === 0) ?? []
  return (
    <>
      {classes.state === 'ready' && classes.data.length === 0 && (
        <Notice
          tone="warning"
          title={<Trans>You have no class yet</Trans>}
          action={
            <LinkButton size="sm" href={newClassHref}>
              <Trans>Create a class</Trans>
            </LinkButton>
          }
        >
          <Trans>Students are assigned to a class. Create one first.</Trans>
        </Notice>
      )}
      {all?.length === 0 && (
        <Notice tone="warning" title={<Trans>No students are allotted to you yet</Trans>}>
          <Trans>As soon as the school’s office has allotted students to you, you can assign them here.</Trans>
        </Notice>
      )}
      {withoutTimings.length > 0 && (
        <Notice
          tone="info"
          title={
            <Plural
              value={withoutTimings.length}
              one="# student can’t be chosen: no class timings"
              other="# students can’t be chosen: no class timings"
            />
          }
          action={
            <LinkButton size="sm" href={studentsHref}>
              <Trans>See allotted students</Trans>
            </LinkButton>
          }
        >
          <Trans>The school’s office sets the timings with the allotment. Ask it to add them.</Trans>
        </Notice>
      )}
    </>
  )
}

import { Plural, Trans } from '@lingui/react/macro'
import type { OwnAttendance } from '@maktab/contract/schema'
import { Sparkles } from 'lucide-react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { type Milestone, findMilestone } from '#lib/lessons/milestones.ts'
import { useToday } from '#providers/ClockProvider.tsx'

/** One line about what the student achieved in the last days; nothing otherwise. */
export function MilestoneNote({ attendance }: { attendance: OwnAttendance }) {
  const milestone = findMilestone(attendance, useToday())
  if (!milestone) return null
  return (
    <Inline gap="small" tone="muted" breaksWords>
      <Sparkles size={20} aria-hidden />
      <p>
        <MilestoneText milestone={milestone} />
      </p>
    </Inline>
  )
}

function MilestoneText({ milestone }: { milestone: Milestone }) {
  if (milestone.kind === 'streak') {
    return (
      <Plural value={milestone.count} one="# lesson in a row, masha’Allah" other="# lessons in a row, masha’Allah" />
    )
  }
  const course = <Bdi>{milestone.courseName}</Bdi>
  return milestone.kind === 'half' ? (
    <Trans>Halfway through {course}, masha’Allah</Trans>
  ) : (
    <Trans>You finished {course}, masha’Allah</Trans>
  )
}

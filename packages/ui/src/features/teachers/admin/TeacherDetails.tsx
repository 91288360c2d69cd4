import type { Teacher } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { parseTeacherStatus } from '#lib/people/parseTeacherStatus.ts'
import { TeacherDescription } from './TeacherDescription.tsx'
import { DangerZone } from './TeacherScreen.styles.ts'

type TeacherDetailsProps = {
  teacher: Teacher
  onClose: () => void
  onBlock: () => void
  onDelete: () => void
  /** Undefined where the backend can’t erase (decision 16). */
  onErase: (() => void) | undefined
}

/** 1§2 “Teacher Details”. Blocking isn’t offered while the status is pending. */
export function TeacherDetails({ teacher, onClose, onBlock, onDelete, onErase }: TeacherDetailsProps) {
  const { state } = parseTeacherStatus(teacher.status)
  return (
    <Card>
      <TeacherDescription teacher={teacher} />
      <Inline gap="medium" align="stretch">
        <Button onPress={onClose}>
          <Trans>Close</Trans>
        </Button>
        {state !== 'pending' && (
          <Button onPress={onBlock}>{state === 'active' ? <Trans>Block</Trans> : <Trans>Unblock</Trans>}</Button>
        )}
        <DangerZone>
          {onErase && (
            <Button variant="quiet" onPress={onErase}>
              <Trans>Erase</Trans>
            </Button>
          )}
          <Button variant="danger" onPress={onDelete}>
            <Trans>Delete</Trans>
          </Button>
        </DangerZone>
      </Inline>
    </Card>
  )
}

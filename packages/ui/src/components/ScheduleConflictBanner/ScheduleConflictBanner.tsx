import type { Clash, ClashList } from '@maktab/contract/schema'
import { Trans, useLingui, Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { formatDayName } from '#lib/time/isoDay.ts'
import { formatWallTime } from '#lib/time/wallTime.ts'
import { Bdi } from '../Bdi/Bdi.tsx'
import { Text, VisuallyHidden } from '../Text/Text.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'

/** Describes a conflict: who is busy, with what, and the first time in the school's time zone. */
function ConflictText({ clash }: { clash: Clash }) {
  const { locale } = useLocale()
  const { day, from, to } = clash
  const hours = `${formatWallTime(from, locale)} – ${formatWallTime(to, locale)}`
  return (
    <>
      <div>
        <What clash={clash} />
      </div>
      <Text as="div" size="sm" isTabular>
        <Trans>
          First conflict: <Bdi>{formatDayName(day, locale, 'dated')}</Bdi>, <Bdi>{hours}</Bdi>
        </Trans>
      </Text>
    </>
  )
}

function What({ clash }: { clash: Clash }) {
  const { who, with: kind, title } = clash
  const overlap = <Trans>Two of these times overlap</Trans>
  const name = <Person clash={clash} />
  if (title === null && who !== 'form') return <Trans>{name} has another class at that time</Trans>
  const what = <Bdi>{title}</Bdi>
  const teaches: Record<Clash['with'], ReactNode> = {
    class: (
      <Trans>
        {name} teaches “{what}” at that time
      </Trans>
    ),
    allotment: (
      <Trans>
        {name} is allotted to “{what}” at that time
      </Trans>
    ),
    trial: (
      <Trans>
        {name} has a trial lesson with {what} at that time
      </Trans>
    ),
    form: overlap,
  }
  const learns: Record<Clash['with'], ReactNode> = {
    class: (
      <Trans>
        {name} is in “{what}” at that time
      </Trans>
    ),
    allotment: (
      <Trans>
        {name} has “{what}” at that time
      </Trans>
    ),
    // Students have no trial lessons.
    trial: overlap,
    form: overlap,
  }
  const texts: Record<Clash['who'], ReactNode> = { form: overlap, teacher: teaches[kind], student: learns[kind] }
  return texts[who]
}

function Person({ clash: { who, person } }: { clash: Clash }) {
  const { t } = useLingui()
  const unnamed: Record<Clash['who'], string> = { teacher: t`The teacher`, student: t`A student`, form: '' }
  if (!person) return unnamed[who]
  return (
    <strong>
      <Bdi>{person.name}</Bdi>
    </strong>
  )
}

/** Further conflicts are only counted. */
const MAX_SHOWN = 3

/** The first conflicts, and the number of others. */
export function ScheduleConflictList({ clashes }: { clashes: readonly Clash[] }) {
  const rest = clashes.length - MAX_SHOWN
  return (
    <Stack as="ul" gap="small" breaksWords>
      {clashes.slice(0, MAX_SHOWN).map((clash) => (
        <li key={JSON.stringify(clash)}>
          <ConflictText clash={clash} />
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Plural value={rest} one="and # more" other="and # more" />
        </li>
      )}
    </Stack>
  )
}

/**
 * Conflicts with the times of a form, updated while the user types. Screen readers hear only the number, when it
 * changes.
 */
export function ScheduleConflictBanner({ clashes }: { clashes: readonly Clash[] }) {
  const count = clashes.length
  const title = <Plural value={count} one="# scheduling conflict" other="# scheduling conflicts" />
  return (
    <div>
      <VisuallyHidden role="status">{count > 0 && title}</VisuallyHidden>
      {count > 0 && (
        <Notice tone="warning" title={title} isQuiet>
          <ScheduleConflictList clashes={clashes} />
        </Notice>
      )}
    </div>
  )
}

export type ScheduleConflictDialogProps = {
  /** Conflicts with the times about to be saved; the dialog is open while defined. */
  conflicts: ClashList | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Confirms saving despite conflicts, or explains why that isn't allowed. Cancel is focused initially. */
export function ScheduleConflictDialog({ conflicts, onConfirm, onCancel }: ScheduleConflictDialogProps) {
  const { t } = useLingui()
  const mayGoOn = conflicts?.mayGoOn ?? false
  return (
    <ConfirmDialog
      title={mayGoOn ? t`Save anyway?` : t`These times aren’t available`}
      isOpen={conflicts !== undefined}
      confirmLabel={mayGoOn ? t`Save anyway` : undefined}
      cancelLabel={t`Change times`}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {conflicts && (
        <Stack gap="medium">
          <p>
            {mayGoOn ? (
              <Trans>These times overlap with others:</Trans>
            ) : (
              <Trans>Your school doesn’t allow overlapping times. These overlap with others:</Trans>
            )}
          </p>
          <ScheduleConflictList clashes={conflicts.clashes} />
        </Stack>
      )}
    </ConfirmDialog>
  )
}

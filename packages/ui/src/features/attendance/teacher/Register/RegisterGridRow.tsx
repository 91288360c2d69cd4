import { plural } from '@lingui/core/macro'
import { useLingui, Trans } from '@lingui/react/macro'
import type { MarkProgress, RegisterRow, AttendanceStatus } from './createRegisterRows.ts'
import type { RegisterCell } from './useRegisterShortcuts.ts'
import { Check, X, CircleAlert, CloudOff } from 'lucide-react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Choice, Excuse, MarkButton, Name, RowRoot, Summary, Progress, State } from './AttendanceRegister.styles.ts'
import { Button } from '#components/Button/Button.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { Spinner } from '#components/LoadingIndicator/LoadingIndicator.tsx'

/** Labels and announcements of register rows. */
export function useRegisterLabels() {
  const { t, i18n } = useLingui()
  const statusOf = ({ status }: RegisterRow) => {
    if (status === undefined) return t`Not marked`
    return status === 'present' ? t`Present` : t`Absent`
  }
  const progressOf = (progress: MarkProgress): string => {
    switch (progress) {
      case 'waiting':
      case 'sending':
        return t`Saving…`
      case 'unsent':
        return t`Not sent yet`
      case 'saved':
      case 'settled':
        return t`Saved`
      case 'failed':
        return t`Not saved`
    }
  }
  const nameOf = ({ student }: RegisterRow) => student.name || student.label
  return {
    nameOf,
    progressOf,
    summaryOf: ({ present, marked }: RegisterRow) => {
      if (marked === 0) return t`No attendance yet`
      const share = i18n.number(present / marked, { style: 'percent', maximumFractionDigits: 0 })
      return t`Present ${i18n.number(present)} of ${i18n.number(marked)} (${share})`
    },
    /** Announces a single row by name and several by count, to keep the announcement of a whole class short. */
    announcementOf: (changed: readonly RegisterRow[]) => {
      const [row, ...others] = changed
      if (!row) return ''
      const end = row.progress ? progressOf(row.progress) : t`Not marked`
      if (others.length === 0) {
        return [`${nameOf(row)}: ${statusOf(row)}`, end, row.message].filter(Boolean).join('. ')
      }
      const count = changed.length
      return t`${plural(count, { one: '# student', other: '# students' })}: ${end}`
    },
  }
}

const icons: Record<MarkProgress, typeof Spinner> = {
  waiting: Spinner,
  sending: Spinner,
  unsent: () => <CloudOff aria-hidden />,
  saved: () => <Check aria-hidden />,
  settled: () => <Check aria-hidden />,
  failed: () => <CircleAlert aria-hidden />,
}

type RegisterRowStatusProps = { row: RegisterRow; onRetry: () => void; onDiscard: () => void }

/** Save status of a row’s mark, with retry and discard after a failure. */
function RegisterRowStatus({ row, onRetry, onDiscard }: RegisterRowStatusProps) {
  const { t } = useLingui()
  const { progressOf, nameOf } = useRegisterLabels()
  const { progress, message } = row
  const name = nameOf(row)
  const Icon = progress && icons[progress]
  return (
    <State role="gridcell" data-is-failed={progress === 'failed'}>
      {progress && Icon && (
        <Progress $isFailed={progress === 'failed'}>
          <Icon />
          <span>
            {progressOf(progress)}
            {message && <>: {message}</>}
          </span>
        </Progress>
      )}
      {progress === 'failed' && (
        <>
          <Button size="sm" aria-label={t`Try again: ${name}`} onPress={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <Button size="sm" variant="quiet" aria-label={t`Discard ${name}’s attendance`} onPress={onDiscard}>
            <Trans>Discard</Trans>
          </Button>
        </>
      )}
    </State>
  )
}

type RegisterGridRowProps = {
  row: RegisterRow
  index: number
  /** Which cell is in the tab order; none in all other rows. */
  tabStop: RegisterCell | undefined
  /** Link to the student’s page. */
  href: string
  onMark: (status: AttendanceStatus) => void
  onRetry: () => void
  onDiscard: () => void
}

/** One student: a link to their page, two large buttons and the save status. */
export function RegisterGridRow({ row, index, tabStop, href, onMark, onRetry, onDiscard }: RegisterGridRowProps) {
  const { t } = useLingui()
  const { nameOf, summaryOf } = useRegisterLabels()
  const name = nameOf(row)
  const button = (status: AttendanceStatus, text: string, label: string) => (
    <Choice role="gridcell" $area={status}>
      <MarkButton
        type="button"
        $status={status}
        data-row={index}
        data-cell={status}
        tabIndex={tabStop === status ? 0 : -1}
        aria-pressed={row.status === status}
        aria-label={label}
        onClick={() => onMark(status)}
      >
        {status === 'present' ? <Check aria-hidden /> : <X aria-hidden />}
        {text}
      </MarkButton>
    </Choice>
  )
  return (
    <RowRoot role="row">
      <Name role="rowheader">
        <strong>
          <TextLink href={href} data-row={index} data-cell="name" excludeFromTabOrder={tabStop !== 'name'}>
            <Bdi>{name}</Bdi>
          </TextLink>
        </strong>
        <small>
          {row.student.name && <Bdi>{row.student.code}</Bdi>}
          <Summary>
            {row.student.name && ' · '}
            <Bdi>{summaryOf(row)}</Bdi>
          </Summary>
        </small>
        {row.excuse && (
          <Excuse>
            {row.excuse.reason === null ? (
              <Trans>Excused</Trans>
            ) : (
              <Trans>
                Excused: <Bdi>{row.excuse.reason}</Bdi>
              </Trans>
            )}
          </Excuse>
        )}
      </Name>
      {button('present', t`Present`, t`Present: ${name}`)}
      {button('absent', t`Absent`, t`Absent: ${name}`)}
      <RegisterRowStatus row={row} onRetry={onRetry} onDiscard={onDiscard} />
    </RowRoot>
  )
}

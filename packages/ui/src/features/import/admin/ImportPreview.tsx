import type { ImportKind } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { Badge } from '#components/Badge/Badge.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Checkbox } from '#components/Checkbox/Checkbox.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { suggestCode } from '#lib/people/personLabels.ts'
import { FaultyRows } from './FaultyRows.tsx'
import { ImportRowsTable } from './ImportRowsTable.tsx'
import { type DraftRow, type SortedRows, fillCodes, getCodeField, sortRows } from './importRows.ts'
import type { useImport } from './useImport.ts'

type ImportPreviewProps = {
  kind: ImportKind
  state: ReturnType<typeof useImport>
  codes: readonly (string | null)[]
  canInvite: boolean
  /** Whether the server has checked the rows. */
  isChecked: boolean
}

/** Rows without faults that are shown. */
const SHOWN = 10

/** What will happen to the rows: faulty ones to fix, the first good ones, and the choices before importing. */
export function ImportPreview({ kind, state, codes, canInvite, isChecked }: ImportPreviewProps) {
  const { t, i18n } = useLingui()
  const [updatesExisting, setUpdatesExisting] = useState(false)
  const [invites, setInvites] = useState(false)
  const { rows, source } = state
  const sorted = useMemo(() => sortRows(kind, rows, updatesExisting), [kind, rows, updatesExisting])
  const { faulty, fresh, existing } = sorted
  const fields = source?.columns.flatMap((field) => field ?? []) ?? []
  const codeField = getCodeField(kind)
  const shownFields = codeField && !fields.includes(codeField) ? [codeField, ...fields] : fields
  const count = fresh.length + (updatesExisting ? existing.length : 0)
  const good = [...fresh, ...(updatesExisting ? existing : [])]
  const [shown, total] = [i18n.number(SHOWN), i18n.number(count)]
  return (
    <>
      <Card>
        <ImportCounts sorted={sorted} />
        <MissingCodes kind={kind} rows={rows} sorted={sorted} codes={codes} onFill={state.replaceRows} />
        <ImportWarnings rows={rows} />
        {existing.length + (updatesExisting ? 0 : countExistingFaults(rows)) > 0 && (
          <Checkbox isSelected={updatesExisting} onChange={setUpdatesExisting}>
            <Trans>Update existing (empty cells change nothing)</Trans>
          </Checkbox>
        )}
        {canInvite && kind !== 'allotments' && fresh.some((index) => rows[index]?.cells.email) && (
          <Checkbox isSelected={invites} onChange={setInvites}>
            <Trans>Send invitations by email to set a password</Trans>
          </Checkbox>
        )}
        <Inline gap="medium">
          <Button
            variant="primary"
            isDisabled={!isChecked || faulty.length > 0 || count === 0}
            onPress={() => void state.run({ updatesExisting, invites })}
          >
            <Plural value={count} one="Import # row" other="Import # rows" />
          </Button>
          {faulty.length > 0 && (
            <span>
              <Trans>First fix the rows with problems, or leave them out.</Trans>
            </span>
          )}
        </Inline>
      </Card>
      {faulty.length > 0 && (
        <FaultyRows
          rows={rows}
          sorted={sorted}
          fields={shownFields}
          onEdit={state.editCell}
          onLeaveOut={state.leaveOut}
        />
      )}
      {good.length > 0 && (
        <Stack as="section" gap="medium">
          <h2>{good.length > SHOWN ? t`The first ${shown} of ${total} rows to import` : t`Rows to import`}</h2>
          <ImportRowsTable
            label={t`Rows to import`}
            rows={rows}
            indexes={good.slice(0, SHOWN)}
            fields={shownFields}
            faultsOf={sorted.faultsOf}
          />
        </Stack>
      )}
    </>
  )
}

/** Existing records whose row has faults, which matter only if they are updated. */
function countExistingFaults(rows: readonly DraftRow[]): number {
  return rows.filter(({ check }) => check?.match && check.faults.length > 0).length
}

function ImportCounts({ sorted: { faulty, fresh, existing, leftOut } }: { sorted: SortedRows }) {
  return (
    <Inline gap="small" role="status">
      <Badge tone={fresh.length > 0 ? 'success' : 'neutral'}>
        <Plural value={fresh.length} one="# new" other="# new" />
      </Badge>
      {existing.length > 0 && (
        <Badge>
          <Plural value={existing.length} one="# already there" other="# already there" />
        </Badge>
      )}
      {faulty.length > 0 && (
        <Badge tone="danger">
          <Plural value={faulty.length} one="# with problems" other="# with problems" />
        </Badge>
      )}
      {leftOut > 0 && (
        <Badge>
          <Plural value={leftOut} one="# left out" other="# left out" />
        </Badge>
      )}
    </Inline>
  )
}

type MissingCodesProps = {
  kind: ImportKind
  rows: readonly DraftRow[]
  sorted: SortedRows
  codes: readonly (string | null)[]
  onFill: (rows: readonly DraftRow[]) => void
}

/** Offers to give new people without an ID the next free ones. */
function MissingCodes({ kind, rows, sorted: { fresh, faulty }, codes, onFill }: MissingCodesProps) {
  const field = getCodeField(kind)
  if (!field) return null
  const isWithout = (index: number) => rows[index]?.cells[field] === undefined && !rows[index]?.check?.match
  const indexes = [...fresh, ...faulty].filter(isWithout).toSorted((one, other) => one - other)
  if (indexes.length === 0) return null
  const used = rows.map(({ cells }) => cells[field] ?? null)
  const first = suggestCode([...codes, ...used], kind === 'students' ? 'STD-' : 'TCH-')
  return (
    <Notice
      tone="info"
      isQuiet
      action={
        <Button size="sm" onPress={() => onFill(fillCodes(rows, { field, first, indexes }))}>
          <Trans>Fill in IDs from {first}</Trans>
        </Button>
      }
    >
      <Plural value={indexes.length} one="# new row has no ID." other="# new rows have no ID." />
    </Notice>
  )
}

/** What to know about some rows: siblings who join a family, lessons that overlap. */
function ImportWarnings({ rows }: { rows: readonly DraftRow[] }) {
  const warnings = rows.flatMap(({ line, check, isLeftOut }) =>
    isLeftOut ? [] : (check?.warnings ?? []).map((text) => ({ line, text })),
  )
  const [first] = warnings
  if (!first) return null
  const others = warnings.length - 1
  return (
    <Notice tone="warning" isQuiet>
      <Trans>
        Row {first.line}: {first.text}
      </Trans>{' '}
      {others > 0 && <Plural value={others} one="And # more like this." other="And # more like this." />}
    </Notice>
  )
}

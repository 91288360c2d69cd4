import type { ImportFieldId } from '@maktab/shared/importFields'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { ImportRowsTable } from './ImportRowsTable.tsx'
import type { DraftRow, SortedRows } from './importRows.ts'

type FaultyRowsProps = {
  rows: readonly DraftRow[]
  sorted: SortedRows
  fields: readonly ImportFieldId[]
  onEdit: (index: number, field: ImportFieldId, text: string) => void
  onLeaveOut: (indexes: readonly number[]) => void
}

const PAGE_SIZE = 10

/** Rows that can't be imported, each with the reasons beside its cells, which can be edited. */
export function FaultyRows({ rows, sorted, fields, onEdit, onLeaveOut }: FaultyRowsProps) {
  const { t, i18n } = useLingui()
  const { faulty, faultsOf } = sorted
  const [page, setPage] = useState(0)
  const last = Math.ceil(faulty.length / PAGE_SIZE) - 1
  // The last page disappears once its rows are fixed.
  const start = Math.min(page, last) * PAGE_SIZE
  const shown = faulty.slice(start, start + PAGE_SIZE)
  const [from, to, total] = [start + 1, start + shown.length, faulty.length].map((one) => i18n.number(one))
  return (
    <Stack as="section" gap="medium">
      <Inline gap="medium" justify="space-between">
        <h2>
          <Plural value={faulty.length} one="# row with problems" other="# rows with problems" />
        </h2>
        <Button size="sm" onPress={() => onLeaveOut(faulty)}>
          <Trans>Leave all of them out</Trans>
        </Button>
      </Inline>
      <ImportRowsTable
        label={t`Rows with problems`}
        rows={rows}
        indexes={shown}
        fields={withFaultyFields(fields, shown, faultsOf)}
        faultsOf={faultsOf}
        onEdit={onEdit}
        onLeaveOut={(index) => onLeaveOut([index])}
      />
      {last > 0 && (
        <Inline gap="medium">
          <Button size="sm" isDisabled={start === 0} onPress={() => setPage(start / PAGE_SIZE - 1)}>
            <Trans>Previous</Trans>
          </Button>
          <Text as="span" tone="muted" isTabular>
            <Trans>
              {from}–{to} of {total}
            </Trans>
          </Text>
          <Button size="sm" isDisabled={start / PAGE_SIZE >= last} onPress={() => setPage(start / PAGE_SIZE + 1)}>
            <Trans>Next</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

/** Also the fields that no column has but a fault is about. */
function withFaultyFields(
  fields: readonly ImportFieldId[],
  indexes: readonly number[],
  faultsOf: SortedRows['faultsOf'],
): readonly ImportFieldId[] {
  const faulty = indexes.flatMap((index) => [...faultsOf(index).keys()] as ImportFieldId[])
  return [...new Set([...fields, ...faulty])]
}

import type { ImportKind } from '@maktab/contract/schema'
import { type DayOrder, normalizeImportCell } from '@maktab/shared/importCells'
import { type ImportFieldId, importFields } from '@maktab/shared/importFields'
import { isDayOrderUnclear } from '@maktab/shared/parseImportDay'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Checkbox } from '#components/Checkbox/Checkbox.tsx'
import { Grid } from '#components/Grid/Grid.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx'
import { Select } from '#components/Select/Select.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { findMissingFields } from './importRows.ts'
import { getFieldLabel } from './importLabels.ts'
import type { ImportSource } from './useImport.ts'

type ImportColumnsCardProps = {
  kind: ImportKind
  source: ImportSource
  hasRows: boolean
  isBusy: boolean
  onColumn: (at: number, field: ImportFieldId | null) => void
  onHeaders: (hasHeaders: boolean) => void
  onOrder: (order: DayOrder) => void
  onStartOver: () => void
}

/**
 * Which column of the table is read as which field. The choices are folded away once the required fields are found;
 * columns that aren’t imported are always named.
 */
export function ImportColumnsCard({
  kind,
  source,
  hasRows,
  isBusy,
  onStartOver,
  onOrder,
  ...choices
}: ImportColumnsCardProps) {
  const { t, i18n } = useLingui()
  const choicesId = useId()
  const [isExpanded, setIsExpanded] = useState(false)
  const missing = findMissingFields(kind, source.columns).map((field) => getFieldLabel(field, i18n))
  const showsChoices = isExpanded || missing.length > 0
  return (
    <Card>
      <Inline gap="medium" justify="space-between">
        <h2>
          <Trans>Columns</Trans>
        </h2>
        <Button size="sm" isDisabled={isBusy} onPress={onStartOver}>
          <Trans>Choose another table</Trans>
        </Button>
      </Inline>
      {missing.length > 0 ? (
        <Notice tone="warning">
          <Trans>
            Choose the columns with: <Bdi>{missing.join(', ')}</Bdi>.
          </Trans>
        </Notice>
      ) : (
        <Inline gap="medium">
          <ColumnSummary source={source} />
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isExpanded}
            aria-controls={choicesId}
            onPress={() => setIsExpanded(!isExpanded)}
          >
            {isExpanded ? <Trans>Hide columns</Trans> : <Trans>Change columns</Trans>}
          </Button>
        </Inline>
      )}
      {!hasRows && (
        <Notice tone="warning">
          <Trans>There are no rows below the column names.</Trans>
        </Notice>
      )}
      <div id={choicesId} hidden={!showsChoices}>
        {showsChoices && <ColumnChoices kind={kind} source={source} {...choices} />}
      </div>
      {hasUnclearDays(kind, source) && (
        <RadioGroup
          label={t`Dates like 03/05/2014 mean`}
          items={[
            { id: 'dayFirst', label: t`3 May` },
            { id: 'monthFirst', label: t`5 March` },
          ]}
          value={source.order}
          onChange={(id) => onOrder(id as DayOrder)}
        />
      )}
    </Card>
  )
}

/** How many columns are read, and the names of the others. */
function ColumnSummary({ source: { table, columns, hasHeaders } }: { source: ImportSource }) {
  const [headers = []] = table
  const ignored = columns.flatMap((field, at) => (field === null && hasHeaders ? headers[at]?.trim() || [] : []))
  const read = columns.filter((field) => field !== null).length
  return (
    <p>
      <Plural value={read} one="# column is read." other="# columns are read." />{' '}
      {ignored.length > 0 && (
        <Trans>
          Not imported: <Bdi>{ignored.join(', ')}</Bdi>.
        </Trans>
      )}
    </p>
  )
}

type ColumnChoicesProps = Pick<ImportColumnsCardProps, 'kind' | 'source' | 'onColumn' | 'onHeaders'>

function ColumnChoices({ kind, source: { table, columns, hasHeaders }, onColumn, onHeaders }: ColumnChoicesProps) {
  const { t } = useLingui()
  const [headers = []] = table
  const getColumnName = (number: number) => t`Column ${number}`
  return (
    <Stack>
      <Grid gap="large" align="start">
        {columns.map((field, at) => (
          <ColumnSelect
            // oxlint-disable-next-line react/no-array-index-key -- columns have no other identity
            key={at}
            kind={kind}
            name={(hasHeaders && headers[at]?.trim()) || getColumnName(at + 1)}
            samples={table.slice(hasHeaders ? 1 : 0, 50).map((row) => row[at] ?? '')}
            field={field}
            onField={(next) => onColumn(at, next)}
          />
        ))}
      </Grid>
      <Checkbox isSelected={hasHeaders} onChange={onHeaders}>
        <Trans>The first row has the names of the columns</Trans>
      </Checkbox>
    </Stack>
  )
}

function hasUnclearDays(kind: ImportKind, { table, columns }: ImportSource): boolean {
  const days = new Set(importFields[kind].flatMap(({ id, type }) => (type === 'day' ? [id] : [])))
  return columns.some((field, at) => {
    return field !== null && days.has(field) && isDayOrderUnclear(table.map((row) => row[at] ?? ''))
  })
}

const NONE = 'none'

type ColumnSelectProps = {
  kind: ImportKind
  name: string
  samples: readonly string[]
  field: ImportFieldId | null
  onField: (field: ImportFieldId | null) => void
}

function ColumnSelect({ kind, name, samples, field, onField }: ColumnSelectProps) {
  const { t, i18n } = useLingui()
  const sample = samples.map((text) => normalizeImportCell('line', text)).find((text) => text !== '')
  const items = [
    { id: NONE, label: t`Not imported` },
    ...importFields[kind].map(({ id }) => ({ id, label: getFieldLabel(id, i18n) })),
  ]
  return (
    <Select
      label={name}
      {...(sample !== undefined && { description: <Sample text={sample} /> })}
      items={items}
      selectedId={field ?? NONE}
      onSelect={(id) => onField(id === NONE ? null : (id as ImportFieldId))}
    />
  )
}

const MAX_SAMPLE = 40

/** The first value of a column. */
function Sample({ text }: { text: string }) {
  const short = text.length > MAX_SAMPLE ? `${text.slice(0, MAX_SAMPLE)}…` : text
  return (
    <Trans>
      Such as <Bdi>{short}</Bdi>
    </Trans>
  )
}

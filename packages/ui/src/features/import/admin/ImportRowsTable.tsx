import { type ImportFieldId, importFields } from '@maktab/shared/importFields'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTextAttributes } from '#components/Bdi/Bdi.tsx'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { LongText } from '#components/LongText/LongText.tsx'
import { Masked, type MaskKind } from '#components/Masked/Masked.tsx'
import { VisuallyHidden } from '#components/Text/Text.tsx'
import { getFieldLabel } from './importLabels.ts'
import type { DraftRow, SortedRows } from './importRows.ts'
import { CellError, CellInput, Scroller, Table } from './ImportRowsTable.styles.ts'

type ImportRowsTableProps = {
  label: string
  rows: readonly DraftRow[]
  /** Indexes of the rows to show. */
  indexes: readonly number[]
  fields: readonly ImportFieldId[]
  faultsOf: SortedRows['faultsOf']
  onEdit?: (index: number, field: ImportFieldId, text: string) => void
  onLeaveOut?: (index: number) => void
}

/** Rows of an import. Cells with faults are inputs with the reason below. */
export function ImportRowsTable({ label, rows, indexes, fields, faultsOf, onEdit, onLeaveOut }: ImportRowsTableProps) {
  const { t, i18n } = useLingui()
  return (
    <Scroller role="region" aria-label={label} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Row</Trans>
            </th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {getFieldLabel(field, i18n)}
              </th>
            ))}
            {onLeaveOut && (
              <th scope="col">
                <VisuallyHidden>{t`Actions`}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {indexes.map((index) => {
            const row = rows[index]
            if (!row) return null
            const faults = faultsOf(index)
            const line = i18n.number(row.line)
            return (
              <tr key={index}>
                <th scope="row" data-label={t`Row`}>
                  {line}
                </th>
                {fields.map((field) => {
                  const fault = faults.get(field)
                  const name = getFieldLabel(field, i18n)
                  const label = t`${name}, row ${line}`
                  return (
                    <td key={field} data-label={name}>
                      {fault && onEdit ? (
                        <FaultyCell
                          key={row.cells[field]}
                          label={label}
                          text={row.cells[field] ?? ''}
                          fault={fault}
                          onEdit={(text) => onEdit(index, field, text)}
                        />
                      ) : (
                        <Cell field={field} label={label} text={row.cells[field]} />
                      )}
                    </td>
                  )
                })}
                {onLeaveOut && (
                  <td data-is-action>
                    <IconButton size="sm" label={t`Leave row ${line} out`} onPress={() => onLeaveOut(index)}>
                      <X aria-hidden />
                    </IconButton>
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Scroller>
  )
}

const types = new Map(Object.values(importFields).flatMap((all) => all.map(({ id, type }) => [id, type] as const)))
const masks: Partial<Record<string, MaskKind>> = { phone: 'phone', email: 'email', day: 'date' }

type CellProps = { field: ImportFieldId; label: string; text: string | undefined }

function Cell({ field, label, text }: CellProps) {
  if (text === undefined) return null
  const mask = masks[types.get(field) ?? 'line']
  const shown = <LongText text={text} title={label} lines={3} />
  return mask ? <Masked kind={mask}>{shown}</Masked> : shown
}

type FaultyCellProps = {
  label: string
  text: string
  fault: { messages: readonly string[]; duplicateOf?: number }
  onEdit: (text: string) => void
}

/** An input that is checked when it is left or Enter is pressed. */
function FaultyCell({ label, text, fault: { messages, duplicateOf }, onEdit }: FaultyCellProps) {
  const { t, i18n } = useLingui()
  const getTextAttributes = useTextAttributes()
  const errorId = useId()
  const [typed, setTyped] = useState(text)
  const line = duplicateOf !== undefined && i18n.number(duplicateOf)
  const reasons = [...messages, ...(line === false ? [] : [t`The same as in row ${line}.`])]
  return (
    <>
      <CellInput
        aria-label={label}
        aria-invalid
        aria-describedby={errorId}
        {...getTextAttributes(typed)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => onEdit(typed)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onEdit(typed)
        }}
      />
      <CellError id={errorId}>{reasons.join(' ')}</CellError>
    </>
  )
}

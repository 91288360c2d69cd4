import { Trans, useLingui } from '@lingui/react/macro'
import { Columns3 } from 'lucide-react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Button } from '../Button/Button.tsx'
import { Popover } from '../FocusReturn/Popover.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import type { Column } from './Column.ts'
import { choosableColumns, visibleColumns } from './shownColumns.ts'

const Panel = styled(Popover)`
  min-inline-size: 12rem;
  max-inline-size: min(20rem, 100vw);
  overflow: auto;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};
`

const Choices = styled(Dialog)`
  display: grid;
  padding: ${tokens.space[2]} ${tokens.space[4]};
  outline: none;
  overflow-wrap: anywhere;
`

type ColumnsMenuProps<Row> = {
  columns: readonly Column<Row>[]
  hidden: readonly string[]
  onHiddenChange: (hidden: string[]) => void
}

/** Which columns are shown. Where there is nothing to choose from, there is no button. */
export function ColumnsMenu<Row>({ columns, hidden, onHiddenChange }: ColumnsMenuProps<Row>) {
  const { t } = useLingui()
  const choosable = choosableColumns(columns)
  const visible = visibleColumns(columns, hidden)
  const isLast = visible.filter(({ isAction }) => !isAction).length === 1
  if (choosable.length < 2) return null
  const change = (id: string, isShown: boolean) =>
    onHiddenChange(
      choosable
        .filter((column) => (column.id === id ? !isShown : !visible.includes(column)))
        .map((column) => column.id),
    )
  return (
    <DialogTrigger>
      <Button icon={<Columns3 aria-hidden />}>
        <Trans>Columns</Trans>
      </Button>
      <Panel placement="bottom end">
        <Choices aria-label={t`Columns`}>
          {choosable.map((column) => (
            <Checkbox
              key={column.id}
              isSelected={visible.includes(column)}
              isDisabled={isLast && visible.includes(column)}
              onChange={(isShown) => change(column.id, isShown)}
            >
              {column.header}
            </Checkbox>
          ))}
        </Choices>
      </Panel>
    </DialogTrigger>
  )
}

import type { Density } from '../planColumns.ts'
import type { RowAction } from '../RowAction.ts'
import { Buttons } from './RowButtons.styles.ts'
import { RowButton } from './RowButton.tsx'
import { RowMenu } from './RowMenu.tsx'

type RowButtonsProps = {
  actions: readonly RowAction[]
  /** The row, for those who only hear its buttons. */
  name: string
  density: Density
  /** The row was open last: the focus comes back to it. */
  isLast: boolean
}

/** The actions of a table's row: buttons and, for those that the specification doesn't name, a menu. */
export function RowButtons({ actions, name, density, isLast }: RowButtonsProps) {
  const inMenu = actions.filter(({ isInMenu }) => isInMenu)
  const buttons = actions.filter((action) => !inMenu.includes(action))
  return (
    <Buttons>
      {buttons.map((action, index) => (
        <RowButton key={action.id} action={action} isIcon={density === 'dense'} isLast={isLast && index === 0} />
      ))}
      {inMenu.length > 0 && <RowMenu actions={inMenu} name={name} isLast={isLast && buttons.length === 0} />}
    </Buttons>
  )
}

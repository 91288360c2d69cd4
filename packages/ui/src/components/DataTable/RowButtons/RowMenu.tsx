import { useLingui } from '@lingui/react/macro'
import { EllipsisVertical } from 'lucide-react'
import { Menu } from '#components/Menu/Menu.tsx'
import type { RowAction } from '../RowAction.ts'
import { MenuButton } from './RowButtons.styles.ts'
import { wordsOf } from './wordsOf.ts'

type RowMenuProps = { actions: readonly RowAction[]; name: string; isLast: boolean }

/** What can be done with a row, behind one button; what takes something away stands last, and apart. */
export function RowMenu({ actions, name, isLast }: RowMenuProps) {
  const { t, i18n } = useLingui()
  const ordered = actions.toSorted((one, other) => Number(one.isDanger ?? false) - Number(other.isDanger ?? false))
  return (
    <Menu
      label={t`More actions: ${name}`}
      items={ordered.map(({ id, label, name: whole, href, onPress, isDanger = false, isPending = false }) => ({
        id,
        label: wordsOf(label, i18n),
        name: wordsOf(whole, i18n),
        isDanger,
        isDisabled: isPending,
        ...(href !== undefined && { href }),
        ...(onPress && { onAction: onPress }),
      }))}
    >
      <MenuButton aria-label={t`More actions: ${name}`} autoFocus={isLast} $variant="quiet" $size="sm">
        <EllipsisVertical aria-hidden />
      </MenuButton>
    </Menu>
  )
}

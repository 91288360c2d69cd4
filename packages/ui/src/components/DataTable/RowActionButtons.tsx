import type { I18n, MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { ChevronRight, EllipsisVertical, Pencil, Printer, Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Button } from '../Button/Button.tsx'
import { IconButton, IconButtonRoot } from '../IconButton/IconButton.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import type { Density } from './listLayout.ts'
import type { RowAction, Column } from './Column.ts'
import { msg } from '@lingui/core/macro'
import { opensRow } from './useRowKeys.ts'

const Buttons = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: end;
  white-space: nowrap;

  /* Equal widths, so that the buttons of all rows line up. */
  > :not(:has(> svg)) {
    min-inline-size: 4.5rem;
  }
  > :has(> [data-points-on]) {
    inline-size: ${tokens.size.controlSmall};
    padding-inline: 0;
  }
  [data-points-on]:dir(rtl) {
    scale: -1 1;
  }
  > :has(> svg:only-child) {
    gap: 0;
    color: ${tokens.color.textMuted};

    /* An icon has no baseline of its own to align with the line of its row. */
    &::before {
      content: '\\200b';
    }
  }
  table[data-density='dense'] & {
    gap: 2px;

    > :not(:has(> svg:only-child)) {
      padding-inline: ${tokens.space[2]};
      font-size: inherit;
    }
    svg {
      inline-size: 18px;
      block-size: 18px;
    }
  }
`

type RowActionButtonsProps = {
  actions: readonly RowAction[]
  /** Name of the row, for the accessible names. */
  name: string
  density: Density
  /** Whether the row was open last and gets the focus. */
  isLast: boolean
}

/** The actions of a table's row: buttons and, for those that the specification doesn't name, a menu. */
export function RowActionButtons({ actions, name, density, isLast }: RowActionButtonsProps) {
  const inMenu = actions.filter(({ isInMenu }) => isInMenu)
  const link = actions.find(({ isRowLink }) => isRowLink)
  const buttons = actions.filter((action) => !inMenu.includes(action) && action !== link)
  const opening = getOpeningAction(actions)
  return (
    <Buttons>
      {buttons.map((action, index) => (
        <RowButton
          key={action.id}
          action={action}
          isIcon={density === 'dense'}
          isLast={isLast && index === 0}
          opensRow={action === opening}
        />
      ))}
      {inMenu.length > 0 && <RowActionsMenu actions={inMenu} name={name} isLast={isLast && buttons.length === 0} />}
      {link?.href !== undefined && <RowChevron action={link} href={link.href} />}
    </Buttons>
  )
}

/** The action that Enter on the row performs: its link, or else its first button that doesn't delete. */
export function getOpeningAction(actions: readonly RowAction[]): RowAction | undefined {
  return actions.find(({ isRowLink }) => isRowLink) ?? actions.find(({ isInMenu, isDanger }) => !isInMenu && !isDanger)
}

/** Shows that the row leads to its page. The row's name is the same link, so this one isn't in the tab order. */
function RowChevron({ action, href }: { action: RowAction; href: string }) {
  const { i18n } = useLingui()
  return (
    <LinkButton
      size="sm"
      variant="quiet"
      href={href}
      aria-label={resolveLabel(action.name, i18n)}
      excludeFromTabOrder
      icon={<ChevronRight aria-hidden data-points-on />}
    />
  )
}

type RowButtonProps = {
  action: RowAction
  /** Shows the action's icon, if it has one, instead of its label. */
  isIcon: boolean
  isLast: boolean
  /** Enter on the row presses it. */
  opensRow: boolean
}

function RowButton({ action, isIcon, isLast, opensRow: isOpener }: RowButtonProps) {
  const { i18n } = useLingui()
  const { icon: Icon, href, onPress, isPending = false } = action
  const marker = isOpener && opensRow('button')
  const name = resolveLabel(action.name, i18n)
  const label = resolveLabel(action.label, i18n)
  if (href !== undefined) {
    const link = { size: 'sm', href, autoFocus: isLast, 'aria-label': name, ...marker } as const
    if (!isIcon || !Icon) return <LinkButton {...link}>{label}</LinkButton>
    return (
      <Tooltip label={name}>
        <LinkButton {...link} variant="quiet" icon={<Icon aria-hidden />} />
      </Tooltip>
    )
  }
  const shared = { size: 'sm', autoFocus: isLast, ...(onPress && { onPress }), ...marker } as const
  if (isIcon && Icon) {
    return (
      <IconButton {...shared} label={name}>
        <Icon aria-hidden />
      </IconButton>
    )
  }
  return (
    <Button {...shared} aria-label={name} isPending={isPending}>
      {label}
    </Button>
  )
}

type RowActionsMenuProps = { actions: readonly RowAction[]; name: string; isLast: boolean }

/** Menu of a row's actions; destructive ones come last. */
export function RowActionsMenu({ actions, name, isLast }: RowActionsMenuProps) {
  const { t, i18n } = useLingui()
  const ordered = actions.toSorted((one, other) => Number(one.isDanger ?? false) - Number(other.isDanger ?? false))
  return (
    <Menu
      label={t`More actions: ${name}`}
      items={ordered.map(({ id, label, name: accessibleName, href, onPress, isDanger = false, isPending = false }) => ({
        id,
        label: resolveLabel(label, i18n),
        name: resolveLabel(accessibleName, i18n),
        isDanger,
        isDisabled: isPending,
        ...(href !== undefined && { href }),
        ...(onPress && { onAction: onPress }),
      }))}
    >
      <IconButtonRoot aria-label={t`More actions: ${name}`} autoFocus={isLast} $variant="quiet" $size="sm">
        <EllipsisVertical aria-hidden />
      </IconButtonRoot>
    </Menu>
  )
}

/** Translates a message descriptor; strings are returned unchanged. */
function resolveLabel(label: string | MessageDescriptor, i18n: I18n): string {
  return typeof label === 'string' ? label : i18n._(label)
}

export function createEditAction(name: string, onPress: () => void): RowAction {
  return { id: 'edit', label: msg`Edit`, name: msg`Edit ${name}`, icon: Pencil, onPress }
}

export function createDeleteAction(name: string, onPress: () => void): RowAction {
  return { id: 'delete', label: msg`Delete`, name: msg`Delete ${name}`, icon: Trash2, onPress, isDanger: true }
}

/** Links to the printable version of the row's record. */
export function createPrintAction(name: string, href: string): RowAction {
  return { id: 'print', label: msg`Print`, name: msg`Print ${name}`, icon: Printer, href, isInMenu: true }
}

/** Column with a row's actions, each with an accessible name that includes the row. */
export function actionsColumn<Row>(
  header: string,
  actions: (row: Row) => readonly RowAction[],
  options: Pick<Column<Row>, 'actionsName' | 'minWidth' | 'minWidthRoomy'> = {},
): Column<Row> {
  return { id: 'actions', header, isAction: true, minWidthRoomy: 9.5, cell: () => null, actions, ...options }
}

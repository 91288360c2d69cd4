import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { Popover } from '../RestoreFocus/RestoreFocus.tsx'
import { Caption, Choice, Item, List, Panel, Section } from './Menu.styles.ts'
import { MenuTrigger } from 'react-aria-components/Menu'

/** A captioned menu section with a single or multiple selection. */
export type MenuSectionOptions = {
  label: string
  items: readonly { id: string; label: string; lang?: string }[]
  /** Ids of the selected items. */
  selectedIds: readonly string[]
  isMultiple?: boolean
  /** Called with the pressed item's id. */
  onChoose: (id: string) => void
}

type MenuEntry = {
  id: string
  label: string
  icon?: ReactNode
  /** Link target; without it, `onAction` is called. */
  href?: string
  onAction?: () => void
  /** Accessible name, if the label isn't enough; must contain the label. */
  name?: string
  /** Destructive action. */
  isDanger?: boolean
  isDisabled?: boolean
}

type MenuPanelProps = {
  label: string
  items: readonly MenuEntry[]
  /** Selectable sections above the items. */
  sections?: readonly MenuSectionOptions[]
  placement?: NonNullable<ComponentProps<typeof Popover>['placement']>
}

/** Popover of a `Menu`. */
function MenuPanel({ label, items, sections, placement = 'bottom end' }: MenuPanelProps) {
  return (
    <Panel placement={placement}>
      <List aria-label={label}>
        {sections?.map((choice) => (
          <Section
            key={choice.label}
            selectionMode={choice.isMultiple ? 'multiple' : 'single'}
            disallowEmptySelection={!choice.isMultiple}
            selectedKeys={choice.selectedIds}
          >
            <Caption>{choice.label}</Caption>
            {choice.items.map(({ id, label: text, lang }) => (
              <Choice key={id} id={id} textValue={text} onAction={() => choice.onChoose(id)}>
                <Check aria-hidden />
                <span lang={lang}>{text}</span>
              </Choice>
            ))}
          </Section>
        ))}
        {items.map(({ id, label: text, name, icon, href, onAction, isDanger = false, isDisabled = false }) => (
          <Item
            key={id}
            id={id}
            textValue={text}
            isDisabled={isDisabled}
            data-is-danger={isDanger}
            {...(name !== undefined && { 'aria-label': name })}
            {...(href !== undefined && { href })}
            {...(onAction && { onAction })}
          >
            {icon}
            {text}
          </Item>
        ))}
      </List>
    </Panel>
  )
}

type MenuProps = MenuPanelProps & {
  /** The trigger: any react-aria button. */
  children: ReactNode
}

/** Menu of selections, actions and links. */
export function Menu({ children, ...entries }: MenuProps) {
  return (
    <MenuTrigger>
      {children}
      <MenuPanel {...entries} />
    </MenuTrigger>
  )
}

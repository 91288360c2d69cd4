import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { Popover } from '../RestoreFocus/RestoreFocus.tsx'
import { Caption, Choice, Item, List, Panel, Section } from './Menu.styles.ts'
import { MenuTrigger } from 'react-aria-components/Menu'

/** Something that a menu lets people choose, under its own caption: one of it, or each on or off. */
export type MenuSectionOptions = {
  label: string
  items: readonly { id: string; label: string; lang?: string }[]
  /** The ids of what is chosen. */
  selectedIds: readonly string[]
  isMultiple?: boolean
  /** Gets the id that was pressed. */
  onChoose: (id: string) => void
}

type MenuEntry = {
  id: string
  label: string
  icon?: ReactNode
  /** Where it leads; without it, `onAction` is what it does. */
  href?: string
  onAction?: () => void
  /** What it is called where its words don’t say enough; it holds them. */
  name?: string
  /** It takes something away. */
  isDanger?: boolean
  isDisabled?: boolean
}

type MenuPanelProps = {
  label: string
  items: readonly MenuEntry[]
  /** What can be chosen, above the rest. */
  sections?: readonly MenuSectionOptions[]
  placement?: NonNullable<ComponentProps<typeof Popover>['placement']>
}

/** What opens beside the button of a `Menu`. */
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
            {choice.items.map(({ id, label: words, lang }) => (
              <Choice key={id} id={id} textValue={words} onAction={() => choice.onChoose(id)}>
                <Check aria-hidden />
                <span lang={lang}>{words}</span>
              </Choice>
            ))}
          </Section>
        ))}
        {items.map(({ id, label: words, name, icon, href, onAction, isDanger = false, isDisabled = false }) => (
          <Item
            key={id}
            id={id}
            textValue={words}
            isDisabled={isDisabled}
            data-is-danger={isDanger}
            {...(name !== undefined && { 'aria-label': name })}
            {...(href !== undefined && { href })}
            {...(onAction && { onAction })}
          >
            {icon}
            {words}
          </Item>
        ))}
      </List>
    </Panel>
  )
}

type MenuProps = MenuPanelProps & {
  /** The button that opens it: one of ours, or any button of react-aria. */
  children: ReactNode
}

/** Things to choose, to do or places to go, behind one button. */
export function Menu({ children, ...entries }: MenuProps) {
  return (
    <MenuTrigger>
      {children}
      <MenuPanel {...entries} />
    </MenuTrigger>
  )
}

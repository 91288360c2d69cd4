import type { ComponentProps, ReactNode } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Popover } from '../FocusReturn/Popover.tsx'

const Panel = styled(Popover)`
  min-inline-size: 12rem;
  max-inline-size: min(20rem, 100vw);
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};
`

const List = styled(AriaMenu)`
  display: grid;
  padding: ${tokens.space[1]};
  outline: none;
`

const Item = styled(MenuItem)`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  min-block-size: ${tokens.size.control};
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.sm};
  outline: none;
  color: ${tokens.color.text};
  text-decoration: none;
  cursor: pointer;

  &[data-focused] {
    background: ${tokens.color.surfaceHover};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -2px;
  }
  &[aria-current] {
    font-weight: ${tokens.weight.semibold};
  }
  svg {
    flex: none;
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
  }
`

export type MenuEntry = {
  id: string
  label: string
  icon?: ReactNode
  /** Where it leads; without it, `onAction` is what it does. */
  href?: string
  onAction?: () => void
}

type MenuProps = {
  label: string
  items: readonly MenuEntry[]
  placement?: NonNullable<ComponentProps<typeof Popover>['placement']>
  /** The button that opens it: one of ours, or any button of react-aria. */
  children: ReactNode
}

/** Things to do or places to go, behind one button. */
export function Menu({ label, items, placement = 'bottom end', children }: MenuProps) {
  return (
    <MenuTrigger>
      {children}
      <Panel placement={placement}>
        <List aria-label={label}>
          {items.map(({ id, label: words, icon, href, onAction }) => (
            <Item
              key={id}
              id={id}
              textValue={words}
              {...(href !== undefined && { href })}
              {...(onAction && { onAction })}
            >
              {icon}
              {words}
            </Item>
          ))}
        </List>
      </Panel>
    </MenuTrigger>
  )
}

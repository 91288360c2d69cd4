import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { Toggle } from '#components/Toggle/Toggle.tsx'
import { useActiveShortcuts } from '#lib/keyboard/activeShortcuts.ts'
import { type Shortcut, shortcutGroups, shortcuts } from '#lib/keyboard/shortcuts.ts'
import { hasCommandKey } from '#lib/keyboard/useShortcuts.ts'
import { tokens } from '#theme/tokens.ts'

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[2]} ${tokens.space[5]};
  align-items: baseline;

  dd {
    display: flex;
    gap: ${tokens.space[1]};
    direction: ltr;
  }
  kbd {
    min-inline-size: 1.75em;
    padding-inline: ${tokens.space[1]};
    border: 1px solid ${tokens.color.borderStrong};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.surfaceSunken};
    font: inherit;
    font-size: ${tokens.text.sm};
    line-height: 1.5;
    text-align: center;
  }
`

const Groups = styled.div`
  display: grid;
  gap: ${tokens.space[5]};

  h3 {
    margin-block-end: ${tokens.space[2]};
    font-size: ${tokens.text.md};
  }
`

type ShortcutsDialogProps = {
  onClose: () => void
  /** Whether shortcuts of a single key are on. */
  characterKeys: { isOn: boolean; onChange: (isOn: boolean) => void }
}

/** The keyboard shortcuts that work on the page, and the switch for those of a single key (WCAG 2.1.4). */
export function ShortcutsDialog({ onClose, characterKeys }: ShortcutsDialogProps) {
  const { t, i18n } = useLingui()
  const active = useActiveShortcuts()
  const titles = { everywhere: t`Everywhere`, list: t`In lists`, inbox: t`In the inbox`, register: t`In the register` }
  return (
    <Dialog title={t`Keyboard shortcuts`} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Groups>
        {shortcutGroups.map((group) => {
          const ids = active.filter((id) => shortcuts[id].group === group)
          if (ids.length === 0) return null
          return (
            <section key={group}>
              <h3>{titles[group]}</h3>
              <List>
                {ids.map((id) => (
                  <Fragment key={id}>
                    <dt>{i18n._(shortcuts[id].label)}</dt>
                    <dd>
                      <Keys shortcut={shortcuts[id]} />
                    </dd>
                  </Fragment>
                ))}
              </List>
            </section>
          )
        })}
        <Toggle
          isSelected={characterKeys.isOn}
          onChange={characterKeys.onChange}
          description={t`Turn them off if you use speech input or press them by accident.`}
        >
          <Trans>Single-key shortcuts</Trans>
        </Toggle>
      </Groups>
    </Dialog>
  )
}

/** The keys to press; of alternatives for other keyboards only the first. */
function Keys({ shortcut: { keys, isCommand, isShifted } }: { shortcut: Shortcut }) {
  const { t } = useLingui()
  const names: Readonly<Record<string, string>> = {
    ArrowDown: '↓',
    ArrowUp: '↑',
    ArrowLeft: '←',
    ArrowRight: '→',
    ' ': t`Space`,
    Home: t`Home`,
    End: t`End`,
    Enter: t`Enter`,
    Escape: t`Esc`,
  }
  const shown = keys.filter((key, at) => at === 0 || key in names)
  return (
    <>
      {isCommand && <kbd>{hasCommandKey() ? '⌘' : t`Ctrl`}</kbd>}
      {isShifted && <kbd>{t`Shift`}</kbd>}
      {shown.map((key) => (
        <kbd key={key}>{names[key] ?? key.toUpperCase()}</kbd>
      ))}
    </>
  )
}

import type { KeyboardEvent } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'

/** The keys of a row of tabs: an arrow goes to the tab beside, past the last to the first; Home and End to the ends. */
export function useTabKeys(onChoose: (id: string) => void) {
  const { direction } = useLocale()
  return (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=tab]:enabled')]
    const at = tabs.findIndex((tab) => tab === document.activeElement)
    const forward = direction === 'rtl' ? -1 : 1
    const next = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      Home: 0,
      End: -1,
    }[event.key]
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length)
    if (!tab || at === -1 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    tab.focus({ preventScroll: true })
    onChoose(tab.dataset['key'] ?? '')
  }
}

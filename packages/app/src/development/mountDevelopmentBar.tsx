import { Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import { store } from '../browser/store.ts'
import { developmentBarStyle } from './barStyle.ts'
import { DevelopmentBar } from './DevelopmentBar.tsx'
import { mockClient } from './mockClient.ts'

/** Puts the bar below the page, which is as much longer as the bar is high: it covers nothing that can’t be scrolled to. */
export function mountDevelopmentBar(): void {
  const host = document.createElement('div')
  host.id = 'development-bar'
  // An open dialog leaves it to be reached.
  host.dataset['reactAriaTopLayer'] = 'true'
  document.body.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  createRoot(shadow).render(
    <Provider store={store}>
      <style>{developmentBarStyle}</style>
      <DevelopmentBar line={mockClient} />
    </Provider>,
  )
  const resized = new ResizeObserver(([entry]) => {
    document.body.style.paddingBlockEnd = `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`
  })
  new MutationObserver(() => {
    const bar = shadow.querySelector('section')
    if (bar) resized.observe(bar)
  }).observe(shadow, { childList: true })
}

import { Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import { store } from '../browser/cookiesAndStore.ts'
import { DevelopmentBar } from './DevelopmentBar.tsx'
import { mockClient } from './mockClient.ts'

/** Styles in a shadow root, isolated from the page. */
const developmentBarStyle = `
:host { all: initial; color-scheme: light dark; }
* { box-sizing: border-box; min-width: 0; unicode-bidi: plaintext; }
section { position: fixed; inset-block-end: 0; inset-inline: 0; z-index: 2147483000; pointer-events: none; font: 13px/1.4 system-ui, sans-serif; color: light-dark(#1b2326, #e8edee); direction: inherit; }
header, .body { pointer-events: auto; background: light-dark(#fffbe8, #26220f); border: 1px solid light-dark(#c9b458, #7a6a1f); }
header { display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; width: fit-content; max-width: 100%; margin-inline: auto; padding: 2px 6px; border-start-start-radius: 8px; border-start-end-radius: 8px; }
.body { display: grid; gap: 8px 24px; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); max-height: 40vh; overflow: auto; padding: 8px; }
h2 { font-size: 13px; margin: 0 0 4px; } p { margin: 0; overflow-wrap: anywhere; } ul { list-style: none; margin: 0; padding: 0; }
li { display: flex; flex-wrap: wrap; gap: 2px 8px; align-items: center; padding: 1px 0; overflow-wrap: anywhere; }
button, select, input { font: inherit; color: inherit; background: light-dark(#fff, #14191b); border: 1px solid light-dark(#8a8f91, #6d777b); border-radius: 6px; padding: 2px 8px; min-height: 26px; max-width: 100%; }
button { cursor: pointer; } button[aria-pressed=true] { font-weight: 700; border-color: currentColor; }
:focus-visible { outline: 2px solid light-dark(#0f766e, #5eead4); outline-offset: 1px; }
label { flex: 1; display: flex; flex-wrap: wrap; gap: 2px 8px; align-items: center; }
select { width: 100%; } a { color: inherit; } .bad { color: light-dark(#b42318, #fda29b); font-weight: 600; }
`

/** Mounts the bar below the page. Padding of the bar’s height keeps the whole page reachable by scrolling. */
export function mountDevelopmentBar(): void {
  const host = document.createElement('div')
  host.id = 'development-bar'
  // Keeps the bar usable while a dialog is open.
  host.dataset['reactAriaTopLayer'] = 'true'
  document.body.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  createRoot(shadow).render(
    <Provider store={store}>
      <style>{developmentBarStyle}</style>
      <DevelopmentBar line={mockClient} />
    </Provider>,
  )
  const resizeObserver = new ResizeObserver(([entry]) => {
    document.body.style.paddingBlockEnd = `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`
  })
  new MutationObserver(() => {
    const bar = shadow.querySelector('section')
    if (bar) resizeObserver.observe(bar)
  }).observe(shadow, { childList: true })
}

export const panelStyle = `
:root { color-scheme: light dark; --line: light-dark(#d5dadd, #3b4448); --brand: light-dark(#0f766e, #5eead4); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#fbfbfa, #14191b); color: light-dark(#1b2326, #e8edee); }
main { max-width: 70rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.1rem; margin: 0 0 .5rem; } p { margin: 0; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; } .row label { margin-inline-end: 1rem; }
#status { min-height: 1.5rem; margin-block: .25rem .5rem; }
button, select, input { font: inherit; color: inherit; background: light-dark(#fff, #1c2326); border: 1px solid var(--line); border-radius: 8px; padding: .4rem .7rem; min-height: 2.5rem; max-width: 100%; }
button { cursor: pointer; } button:disabled { opacity: .5; cursor: not-allowed; } button[aria-pressed=true] { border-color: var(--brand); box-shadow: inset 0 0 0 1px var(--brand); }
a { color: var(--brand); }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
fieldset { border: 1px solid var(--line); border-radius: 12px; margin: 0 0 1rem; padding: .25rem 1rem .75rem; min-width: 0; }
legend { font-weight: 600; padding: 0 .4rem; }
.call { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 20rem) auto auto; gap: .5rem 1rem; align-items: center; padding: .5rem 0; border-top: 1px solid var(--line); }
legend + .call { border-top: 0; }
.call[hidden] { display: none; }
.call.flipped strong { color: var(--brand); }
.call strong + span { display: block; } .call code { font-size: .85rem; opacity: .75; } code { overflow-wrap: anywhere; }
[data-delay] { width: 6rem; }
.unseen { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
.fault { border: 1px solid light-dark(#b42318, #fda29b); border-radius: 8px; padding: .75rem; }
.scroll { overflow: auto; max-height: 24rem; } table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: .3rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
@media (max-width: 768px) { .call { grid-template-columns: minmax(0, 1fr); } }
`

export const panelScript = `
const status = document.getElementById('status')
const calls = [...document.querySelectorAll('.call')]
let scenario = document.querySelector('[aria-pressed=true]')?.dataset.scenario

function show() {
  for (const button of document.querySelectorAll('[data-scenario]')) button.setAttribute('aria-pressed', String(button.dataset.scenario === scenario))
  for (const call of calls) call.classList.toggle('flipped', Boolean(call.querySelector('select').value || call.querySelector('input').value))
}
// Sends only what changed, so that two open pages don't overwrite each other's choices.
async function save(changes) {
  const answer = await fetch('/__mock/state', { method: 'PATCH', body: JSON.stringify(changes) })
  status.textContent = answer.ok ? 'Saved. Applies from the next request.' : (await answer.json()).error
  if (!answer.ok) await follow()
}
async function follow() {
  const state = await (await fetch('/__mock/state')).json()
  scenario = state.scenario
  for (const select of document.querySelectorAll('[data-call]')) {
    const wanted = state.situations[select.dataset.call] ?? ''
    if (![...select.options].some((option) => option.value === wanted)) select.add(new Option(wanted, wanted))
    select.value = wanted
  }
  for (const input of document.querySelectorAll('[data-delay]')) if (input !== document.activeElement) input.value = state.delays[input.dataset.delay] ?? ''
  show()
}
async function renew(...ids) {
  const page = new DOMParser().parseFromString(await (await fetch('/__mock')).text(), 'text/html')
  for (const id of ids) document.getElementById(id).replaceWith(page.getElementById(id))
}
document.addEventListener('change', ({ target }) => {
  if (target.matches('[data-call]')) save({ situations: { [target.dataset.call]: target.value || null } })
  if (target.matches('[data-delay]')) save({ delays: { [target.dataset.delay]: target.value === '' ? null : Number(target.value) } })
})
for (const button of document.querySelectorAll('[data-scenario]')) button.addEventListener('click', () => {
  save({ scenario: scenario === button.dataset.scenario ? null : button.dataset.scenario })
})
document.getElementById('reset').addEventListener('click', async () => {
  await fetch('/__mock/state', { method: 'DELETE' })
  status.textContent = 'Everything was reset.'
})
document.getElementById('words').addEventListener('submit', (event) => {
  event.preventDefault()
  save({ flip: event.target.flip.value })
})
const events = new EventSource('/__mock/events')
events.addEventListener('open', follow)
events.addEventListener('state', follow)
events.addEventListener('findings', () => renew('broken'))
events.addEventListener('contract', () => renew('broken', 'note'))
document.getElementById('filter').addEventListener('input', (event) => {
  const words = event.target.value.toLowerCase().split(/\\s+/).filter(Boolean)
  for (const call of calls) call.hidden = !words.every((word) => call.dataset.words.includes(word))
  for (const group of document.querySelectorAll('fieldset')) group.hidden = [...group.querySelectorAll('.call')].every((call) => call.hidden)
  const left = calls.filter((call) => !call.hidden).length
  status.textContent = words.length === 0 ? '' : left + ' of ' + calls.length + ' calls'
})
show()
`

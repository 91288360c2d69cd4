import type { ConnectReply, PageOverrides } from '@maktab/mocks/workerMessages'

/** Styles in a shadow root, isolated from the page. */
const style = `
:host { all: initial; color-scheme: light dark; }
details { padding: 2px 16px; font: 13px/1.5 system-ui, sans-serif; color: light-dark(#1b2326, #e8edee); background: light-dark(#fffbe8, #26220f); border-block-end: 1px solid light-dark(#c9b458, #7a6a1f); overflow-wrap: anywhere; }
summary { cursor: pointer; min-height: 24px; } p, ul { margin: 4px 0; } ul { padding-inline-start: 18px; } a { color: inherit; }
:focus-visible { outline: 2px solid light-dark(#0f766e, #5eead4); outline-offset: 1px; }
@media print { details { display: none; } }
`

/** Adds a bar above the page that lists the demo accounts and the current overrides. */
export function mountDemoBar({ accounts }: ConnectReply, { address, cookie }: PageOverrides): void {
  const overrides = [address, cookie].filter(Boolean).join(', ')
  const host = create('div', { lang: 'en', dir: 'ltr' })
  const bar = create(
    'details',
    {},
    create('summary', {}, overrides === '' ? 'Demo accounts' : `Demo: ${overrides}`),
    create('p', {}, 'Changes are not saved. Sign in with any password as'),
    create('ul', {}, ...accounts.map((account) => create('li', {}, `${account.email} (${describe(account)})`))),
    ...(address === '' ? [] : [create('p', {}, create('a', { href: '?mock=' }, 'Reset responses'))]),
  )
  host.attachShadow({ mode: 'open' }).append(create('style', {}, style), bar)
  document.body.prepend(host)
}

function describe({ role, isBlocked, isUnconfirmed }: ConnectReply['accounts'][number]): string {
  return [role, ...(isBlocked ? ['blocked'] : []), ...(isUnconfirmed ? ['unconfirmed email'] : [])].join(', ')
}

/** Replaces the page by a message. */
export function showMessage(message: string, link?: { text: string; href: string }): void {
  const text = create('p', {}, message)
  if (link) text.append(' ', create('a', { href: link.href }, link.text))
  document
    .getElementById('root')
    ?.replaceChildren(
      create('main', { lang: 'en', dir: 'ltr', style: 'font: 16px/1.5 system-ui, sans-serif; padding: 16px' }, text),
    )
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}

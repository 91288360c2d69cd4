import { computeAccessibleDescription, computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'

/** A node of the accessibility tree as screen readers announce it. */
export type Announcement = { role: string; name: string; details: string[] }

/** Roles without semantics of their own: only their content is announced. */
const transparent = new Set(['generic', 'presentation', 'none', 'rowgroup', 'paragraph'])

/** Roles whose content is their name. */
const leaves = new Set([
  'button',
  'checkbox',
  'heading',
  'img',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'password',
  'progressbar',
  'radio',
  'searchbox',
  'separator',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
])

/** Lists what a screen reader announces for the content of an element, in reading order. */
export function describeAccessibility(parent: Node): Announcement[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const name = (node.textContent ?? '').trim()
      return name === '' ? [] : [{ role: 'text', name, details: [] }]
    }
    return isElement(node) ? describeElement(node) : []
  })
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE && !/^(script|style|noscript|template)$/i.test(node.nodeName)
}

function describeElement(element: Element): Announcement[] {
  if (isInaccessible(element)) return []
  // Password inputs have no ARIA role, but browsers announce them.
  const role = element.matches('input[type=password]') ? 'password' : getRole(element)
  if (role === null || transparent.has(role)) return describeAccessibility(element)
  const name = computeAccessibleName(element)
  const own = { role, name, details: detailsOf(element) }
  return leaves.has(role) ? [own] : [own, ...describeAccessibility(element)]
}

const states = {
  'aria-checked': { true: 'checked', false: 'not checked', mixed: 'partially checked' },
  'aria-current': { page: 'current page', true: 'current', step: 'current step', date: 'current date' },
  'aria-disabled': { true: 'disabled' },
  'aria-expanded': { true: 'expanded', false: 'collapsed' },
  'aria-invalid': { true: 'invalid' },
  'aria-modal': { true: 'modal' },
  'aria-pressed': { true: 'pressed', false: 'not pressed' },
  'aria-readonly': { true: 'read only' },
  'aria-required': { true: 'required' },
  'aria-selected': { true: 'selected' },
} as const satisfies Record<string, Record<string, string>>

function detailsOf(element: Element): string[] {
  const fromAttributes = Object.entries(states).flatMap(
    ([attribute, words]: [string, Record<string, string>]) => words[element.getAttribute(attribute) ?? ''] ?? [],
  )
  const description = computeAccessibleDescription(element)
  const level = /^H([1-6])$/.exec(element.tagName)?.[1] ?? element.getAttribute('aria-level')
  return [
    ...(level === null ? [] : [`level ${level}`]),
    ...nativeStatesOf(element),
    ...fromAttributes,
    ...(description === '' ? [] : [`“${description}”`]),
  ]
}

function nativeStatesOf(element: Element): string[] {
  const field = element as Partial<HTMLInputElement>
  const isChoice = field.type === 'checkbox' || field.type === 'radio'
  return [
    ...(isChoice ? [field.checked ? 'checked' : 'not checked'] : []),
    ...(field.disabled ? ['disabled'] : []),
    ...(field.readOnly ? ['read only'] : []),
    ...(field.required ? ['required'] : []),
    ...(!isChoice && typeof field.value === 'string' && field.value !== '' && element.tagName !== 'BUTTON'
      ? [`value “${field.value}”`]
      : []),
  ]
}

/** An element as it is named in a finding: what it is, and the beginning of its words. */
export function describeElement(element: Element): string {
  const role = element.getAttribute('role') ?? element.tagName.toLowerCase()
  const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent
  const words = name.replaceAll(/\s+/g, ' ').trim()
  return words ? `${role} “${words.length > 40 ? `${words.slice(0, 40)}…` : words}”` : role
}

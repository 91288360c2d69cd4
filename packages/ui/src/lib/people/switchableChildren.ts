type Child = { status: 'allowed' | 'blocked' }

/** The children between whom a guardian can switch: none if fewer than two have pages to show. */
export function getSwitchableChildren<C extends Child>(children: readonly C[] = []): readonly C[] {
  const allowed = children.filter(({ status }) => status === 'allowed')
  return allowed.length > 1 ? allowed : []
}

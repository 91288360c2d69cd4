import { type ReactNode, useSyncExternalStore } from 'react'
import { CopyableTokenName } from './CopyableTokenName.tsx'
import { Table } from './TokenTable.styles.ts'

type TokenTableProps = {
  /** The group as it stands in code: `tokens.color`. */
  caption: string
  headers: { token: string; value: string; sample: string }
  /** References to CSS variables by their names. */
  group: Readonly<Record<string, string>>
  sample: (reference: string, name: string) => ReactNode
  onCopy: (code: string) => Promise<void>
}

/** What a group of tokens holds, with the values that the page has at the moment; for the design pages only. */
export function TokenTable({ caption, headers, group, sample, onCopy }: TokenTableProps) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{headers.token}</th>
          <th scope="col">{headers.value}</th>
          <th scope="col">{headers.sample}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(group).map(([name, reference]) => (
          <tr key={name}>
            <th scope="row">
              <CopyableTokenName name={name} code={codeOf(caption, name)} onCopy={onCopy} />
              <code dir="ltr">{variableOf(reference)}</code>
            </th>
            <td>
              <CurrentValue variable={variableOf(reference)} />
            </td>
            <td>{sample(reference, name)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function CurrentValue({ variable }: { variable: string }) {
  const value = useSyncExternalStore(onPageChange, () =>
    getComputedStyle(document.documentElement).getPropertyValue(variable).trim(),
  )
  return <code dir="ltr">{value}</code>
}

/** The scheme and the language stand on the root element, and with them change the values. */
function onPageChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true })
  return () => observer.disconnect()
}

/** `tokens.space` and `4` → `tokens.space[4]` */
function codeOf(group: string, name: string): string {
  return /^\d/.test(name) ? `${group}[${name}]` : `${group}.${name}`
}

function variableOf(reference: string): string {
  return reference.slice('var('.length, -1)
}

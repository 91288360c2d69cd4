import { useState, type ReactNode, useSyncExternalStore } from 'react'
import { TokenCopyButton, Table, Swatch } from './TokenTable.styles.ts'
import { contrastRatio, contrastPairs } from './contrast.ts'
import { type ColorRole, palette } from './palette.ts'
import { styled } from 'styled-components'
import { tokens } from './tokens.ts'

type CopyableTokenNameProps = {
  name: string
  /** What stands in code: `tokens.color.brand`. */
  code: string
  onCopy: (code: string) => Promise<void>
}

/** A token’s name; pressed, what stands in code for it is copied. For the design pages only. */
function CopyableTokenName({ name, code, onCopy }: CopyableTokenNameProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await onCopy(code)
    setIsCopied(true)
  }
  return (
    <TokenCopyButton type="button" title={code} onClick={() => void copy()}>
      <strong>{name}</strong>
      <span role="status">{isCopied && '✓'}</span>
    </TokenCopyButton>
  )
}

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

/** What each colour is for, in the words of the design pages. */
const colorDescriptions: Record<ColorRole, string> = {
  canvas: 'The ground of the page',
  surface: 'Cards, dialogs, fields, tables',
  surfaceSunken: 'What lies deeper: table heads, quiet boxes',
  surfaceHover: 'A row or an entry under the pointer',
  border: 'Hairlines that only order',
  borderStrong: 'The edge of a field or a button',
  text: 'Words',
  textMuted: 'Words that help: hints, captions, times',
  brand: 'The one thing to press; links; what is chosen',
  brandHover: 'The same under the pointer',
  brandActive: 'The same while it is pressed',
  onBrand: 'Words and signs on the brand colour',
  brandSoft: 'A quiet ground for what is chosen',
  onBrandSoft: 'Words on it',
  danger: 'What deletes; what is wrong',
  dangerHover: 'The same under the pointer',
  onDanger: 'Words and signs on it',
  dangerSoft: 'The ground of an error',
  onDangerSoft: 'Words on it',
  success: 'What went well',
  successSoft: 'The ground of good news',
  onSuccessSoft: 'Words on it',
  warning: 'What needs a look',
  warningSoft: 'The ground of a warning',
  onWarningSoft: 'Words on it',
  info: 'What is only to know',
  infoSoft: 'The ground of a notice',
  onInfoSoft: 'Words on it',
  focus: 'The ring around what the keyboard is on',
  overlay: 'The veil behind a dialog',
  skeleton: 'What is still on its way',
  shadow: 'The shadow of what floats',
}

const Schemes = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[4]};
`

const ColorSwatch = styled(Swatch)`
  margin-block-end: ${tokens.space[1]};
`

const schemes = ['light', 'dark'] as const
type SchemeName = (typeof schemes)[number]

type ColorTableProps = {
  caption: string
  headers: { token: string; use: string; samples: string }
  onCopy: (code: string) => Promise<void>
}

/** Every colour in both schemes at once, with what it is for and how well it stands on its grounds. */
export function ColorTable({ caption, headers, onCopy }: ColorTableProps) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{headers.token}</th>
          <th scope="col">{headers.use}</th>
          <th scope="col">{headers.samples}</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(palette.light) as ColorRole[]).map((role) => (
          <tr key={role}>
            <th scope="row">
              <CopyableTokenName name={role} code={`${caption}.${role}`} onCopy={onCopy} />
            </th>
            <td>{colorDescriptions[role]}</td>
            <td>
              <Schemes>
                {schemes.map((scheme) => (
                  <Sample key={scheme} role={role} scheme={scheme} />
                ))}
              </Schemes>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Sample({ role, scheme }: { role: ColorRole; scheme: SchemeName }) {
  const worst = weakestGround(role, scheme)
  return (
    <div>
      <ColorSwatch style={{ background: palette[scheme][role] }} />
      <code dir="ltr">{palette[scheme][role]}</code>
      {worst && (
        <code dir="ltr">
          {worst.ratio.toFixed(1)}:1 · {worst.ground} · ≥ {worst.least}:1
        </code>
      )}
    </div>
  )
}

/** Of the grounds that a colour is drawn on, the one on which it is read worst. */
function weakestGround(role: ColorRole, scheme: SchemeName) {
  return contrastPairs
    .filter(({ ink }) => ink === role)
    .flatMap(({ grounds, least }) =>
      grounds.map((ground) => ({
        ground,
        least,
        ratio: contrastRatio(palette[scheme][role], palette[scheme][ground]),
      })),
    )
    .toSorted((one, other) => one.ratio / one.least - other.ratio / other.least)[0]
}

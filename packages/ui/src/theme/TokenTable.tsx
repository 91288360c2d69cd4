import { useState, type ReactNode, useSyncExternalStore } from 'react'
import { DownloadLink, TokenCopyButton, Table, Swatch } from './TokenTable.styles.ts'
import { contrastRatio, contrastPairs } from './contrast.ts'
import { createDesignTokens } from './createDesignTokens.ts'
import { type ColorRole, palette } from './palette.ts'
import { styled } from 'styled-components'
import { tokens } from './tokens.ts'

type CopyableTokenNameProps = {
  name: string
  /** The token in code: `tokens.color.brand`. */
  code: string
  onCopy: (code: string) => Promise<void>
}

/** A token's name as a button that copies its code. */
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

/** A link that downloads the current tokens for design tools. */
export function TokensDownload({ children }: { children: ReactNode }) {
  const json = JSON.stringify(createDesignTokens(), null, 2)
  return (
    <DownloadLink download="tokens.json" href={`data:application/json;charset=utf-8,${encodeURIComponent(json)}`}>
      {children}
    </DownloadLink>
  )
}

type TokenTableProps = {
  /** The token group in code: `tokens.color`. */
  caption: string
  headers: { token: string; value: string; sample: string }
  /** References to CSS variables by their names. */
  group: Readonly<Record<string, string>>
  sample: (reference: string, name: string) => ReactNode
  onCopy: (code: string) => Promise<void>
}

/** Table of a token group with the values currently in effect; for the design pages only. */
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
              <CopyableTokenName name={name} code={tokenCode(caption, name)} onCopy={onCopy} />
              <code dir="ltr">{variableName(reference)}</code>
            </th>
            <td>
              <CurrentValue variable={variableName(reference)} />
            </td>
            <td>{sample(reference, name)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function CurrentValue({ variable }: { variable: string }) {
  const value = useSyncExternalStore(subscribeToRootAttributes, () =>
    getComputedStyle(document.documentElement).getPropertyValue(variable).trim(),
  )
  // Lists of fonts have no spaces to wrap at.
  return <code dir="ltr">{value.replaceAll(/,(?! )/g, ', ')}</code>
}

/** Token values change with the scheme and language attributes of the root element. */
function subscribeToRootAttributes(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true })
  return () => observer.disconnect()
}

/** `tokens.space` and `4` → `tokens.space[4]` */
function tokenCode(group: string, name: string): string {
  return /^\d/.test(name) ? `${group}[${name}]` : `${group}.${name}`
}

function variableName(reference: string): string {
  return reference.slice('var('.length, -1)
}

/** The use of each colour, for the design pages. */
const colorDescriptions: Record<ColorRole, string> = {
  canvas: 'Page background',
  surface: 'Background of cards, dialogs, fields and tables',
  surfaceSunken: 'Background of table headers and quiet boxes',
  surfaceHover: 'Background of a hovered row or option',
  border: 'Dividers',
  borderStrong: 'Borders of fields and buttons',
  text: 'Text',
  textMuted: 'Secondary text: hints, captions, times',
  brand: 'Primary button, links, selection',
  brandHover: 'Brand, hovered',
  brandActive: 'Brand, pressed',
  onBrand: 'Text and icons on brand',
  brandSoft: 'Background of selected items',
  onBrandSoft: 'Text on brandSoft',
  danger: 'Destructive buttons, errors',
  dangerHover: 'Danger, hovered',
  onDanger: 'Text and icons on danger',
  dangerSoft: 'Background of an error',
  onDangerSoft: 'Text on dangerSoft',
  success: 'Success',
  successSoft: 'Background of a success message',
  onSuccessSoft: 'Text on successSoft',
  warning: 'Warnings',
  warningSoft: 'Background of a warning',
  onWarningSoft: 'Text on warningSoft',
  info: 'Information',
  infoSoft: 'Background of a notice',
  onInfoSoft: 'Text on infoSoft',
  tone1: 'Background of the first child’s initials',
  tone2: 'Of the second child',
  tone3: 'Of the third child',
  tone4: 'Of the fourth child',
  tone5: 'Of the fifth child',
  tone6: 'Of the sixth child',
  onTone: 'Text on tones',
  focus: 'Focus ring',
  overlay: 'Backdrop of a dialog',
  skeleton: 'Placeholder while loading',
  shadow: 'Shadow of raised elements',
}

const Schemes = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
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

/** Table of all colours in both schemes, with their use and lowest contrast. */
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
  const worst = lowestContrast(role, scheme)
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

/** The background on which a colour has the lowest contrast relative to its requirement. */
function lowestContrast(role: ColorRole, scheme: SchemeName) {
  return contrastPairs
    .filter(({ foreground }) => foreground === role)
    .flatMap(({ backgrounds, minRatio }) =>
      backgrounds.map((ground) => ({
        ground,
        least: minRatio,
        ratio: contrastRatio(palette[scheme][role], palette[scheme][ground]),
      })),
    )
    .toSorted((one, other) => one.ratio / one.least - other.ratio / other.least)[0]
}

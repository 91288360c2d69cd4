import { contrastRatio } from './contrastRatio.ts'
import { contrastPairs } from './contrastPairs.ts'
import { type ColorRole, palette } from './palette.ts'
import { CopyableTokenName } from './CopyableTokenName.tsx'
import { Table, Swatch } from './TokenTable.styles.ts'
import { styled } from 'styled-components'
import { tokens } from './tokens.ts'

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

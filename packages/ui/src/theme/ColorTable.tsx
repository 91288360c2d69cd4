import { colorDescriptions } from './colorDescriptions.ts'
import { contrastRatio } from './contrastRatio.ts'
import { contrastPairs } from './contrastPairs.ts'
import { Schemes, ColorSwatch } from './ColorTable.styles.ts'
import { type ColorRole, palette } from './palette.ts'
import { CopyableTokenName } from './CopyableTokenName.tsx'
import { Table } from './TokenTable.styles.ts'

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

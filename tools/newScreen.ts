import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

const areas = ['public', 'admin', 'teacher', 'student']
const [area = '', name = ''] = (process.argv[2] ?? '').split('/')

if (!areas.includes(area) || !/^[A-Z][A-Za-z]+$/.test(name) || name.endsWith('Screen')) {
  console.error(`Usage: npm run new-screen -- <area>/<Name>   (area: ${areas.join(', ')}; e.g. admin/Policies)`)
  process.exit(1)
}

const screen = `${name}Screen`
const folder = join(root, 'packages', 'ui', 'src', 'screens', area, screen)
if (existsSync(folder)) {
  console.error(`${screen} is there already: ${folder}`)
  process.exit(1)
}

const files: Record<string, string> = {
  [`${screen}.tsx`]: `import { Trans } from '@lingui/react/macro'
import type { Remote } from '../../../remote.ts'
import { RemoteView } from '../../../components/RemoteView/RemoteView.tsx'
import { SkeletonTable } from '../../../components/Skeleton/Skeleton.tsx'
import { Page } from './${screen}.styles.ts'

type ${name}ScreenProps = {
  rows: Remote<string[]>
}

export function ${screen}({ rows }: ${name}ScreenProps) {
  return (
    <Page>
      <h1>
        <Trans>${name}</Trans>
      </h1>
      <RemoteView remote={rows} loading={<SkeletonTable rows={6} columns={4} />}>
        {(ready) => ready.map((row) => <p key={row}>{row}</p>)}
      </RemoteView>
    </Page>
  )
}
`,
  [`${screen}.styles.ts`]: `import { styled } from 'styled-components'
import { tokens } from '../../../theme/tokens.ts'

export const Page = styled.div\`
  display: grid;
  gap: \${tokens.space[6]};
\`
`,
  [`${screen}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '../../../remote.ts'
import { ${screen} } from './${screen}.tsx'

const meta = { component: ${screen}, title: 'Screens/${area}/${name}' } satisfies Meta<typeof ${screen}>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  args: { rows: ready(['One']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '${name}' })).toBeVisible()
  },
}

export const Empty: Story = { args: { rows: ready([]) } }

export const Loading: Story = { args: { rows: loading } }

export const Failed: Story = {
  args: { rows: failed('The list could not be loaded.', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The list could not be loaded.')).toBeVisible()
  },
}

export const LongText: Story = { args: { rows: ready(['A very long row '.repeat(20)]) } }
`,
}

mkdirSync(folder, { recursive: true })
for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
console.log(`Wrote ${Object.keys(files).join(', ')} into packages/ui/src/screens/${area}/${screen}.`)
console.log(
  `Next: the data in openapi/, a container in packages/app/src/containers/${area}, its address in addresses/${area}.ts, its row in areas/.`,
)

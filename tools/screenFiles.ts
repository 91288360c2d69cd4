/** What a screen is called for people: “EventBilling” is “Event billing”. */
export function wordsOf(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** The files of a new screen with a list, by their names: like all others, so that nothing has to be mended but what it shows. */
export function screenFiles(area: string, name: string): Record<string, string> {
  const screen = `${name}Screen`
  const words = wordsOf(name)
  const title = `Screens/${area[0]?.toUpperCase()}${area.slice(1)}/${words}`
  return {
    [`${screen}.tsx`]: `import { useLingui } from '@lingui/react/macro'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { PageHeader } from '#layouts/PageHeader/PageHeader.tsx'
import { Page } from './${screen}.styles.ts'

type ${name}ScreenProps = { rows: Remote<string[]> }

export function ${screen}({ rows }: ${name}ScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader title={t\`${words}\`} />
      <RemoteView remote={rows} loading={<SkeletonTable rows={6} columns={4} />}>
        {(ready) => ready.map((row) => <p key={row}>{row}</p>)}
      </RemoteView>
    </Page>
  )
}
`,
    [`${screen}.styles.ts`]: `import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

export const Page = styled.div\`
  display: grid;
  gap: \${tokens.space[6]};
\`
`,
    [`${screen}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { type Remote, failed, loading, ready } from '#remote.ts'
import { ${screen} } from './${screen}.tsx'

const meta = {
  component: ${screen},
  title: '${title}',
  args: { rows: ready(['One']) },
} satisfies Meta<typeof ${screen}>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '${words}' })).toBeVisible()
  },
}

export const Empty: Story = { args: { rows: ready([]) } }

export const Loading: Story = { args: { rows: loading } }

const retry = fn()

export const Failed: Story = {
  args: { rows: failed('Something went wrong', retry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = { args: { rows: ready(['A very long row '.repeat(20)]) } }

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const Urdu: Story = { globals: { language: 'ur' } }

export const Dark: Story = { globals: { scheme: 'dark' } }
`,
  }
}

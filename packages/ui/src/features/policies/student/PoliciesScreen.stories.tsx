import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { PoliciesScreen } from './PoliciesScreen.tsx'

const { typical, empty, longText } = examples.listPolicies[200]

const meta = {
  component: PoliciesScreen,
  title: 'Screens/Student/Policies',
  args: { policies: ready(typical.policy) },
} satisfies Meta<typeof PoliciesScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 2§2.studentPolicies.1, 2§3.1
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(typical.policy.length)
    for (const { title, description, translations } of typical.policy) {
      const texts = { title, description, ...translations.en }
      await expect(canvas.getByRole('heading', { level: 2, name: texts.title })).toBeVisible()
      await expect(canvas.getByText(texts.description)).toBeVisible()
    }
  },
}

// proves 2§2.studentPolicies.2, 2§8.29
export const Empty: Story = {
  args: { policies: ready(empty.policy) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No policies available at the moment.')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { policies: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading policies')
  },
}

const retry = fn()

export const Failed: Story = {
  args: { policies: failed('Something went wrong', retry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = { args: { policies: ready(longText.policy) } }

/** Policies that the reader can read come first. */
export const OtherLanguages: Story = {
  args: {
    policies: ready(typical.policy.slice(1, 4).map((policy) => ({ ...policy, translations: {} }))),
  },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(titles).toEqual(['Cameras', 'حاضری', 'سداد الرسوم'])
  },
}

/** In Urdu each policy is in Urdu: by its translation, or because it was written in it. */
// proves X199
export const Urdu: Story = {
  globals: { language: 'ur' },
  play: async ({ canvas }) => {
    for (const { title, description, translations } of typical.policy) {
      const texts = { title, description, ...translations.ur }
      await expect(canvas.getByRole('heading', { level: 2, name: texts.title })).toBeVisible()
      await expect(canvas.getByText(texts.description)).toBeVisible()
    }
    const [first] = canvas.getAllByRole('heading', { level: 2 })
    await expect(first).toHaveAttribute('lang', 'ur')
    await expect(first).toHaveAttribute('dir', 'rtl')
  },
}

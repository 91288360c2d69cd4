import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { listWithForm } from '#testing/screenFlow.tsx'
import { OpenRecordState } from '#testing/storyState.tsx'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { expectFocusRestored, pressRowAction } from '#testing/pressRowAction.ts'
import { PoliciesScreen } from './PoliciesScreen.tsx'
import { PolicyFormPage } from './PolicyFormPage.tsx'

const AdminPolicies = listWithForm(PoliciesScreen, PolicyFormPage)

const policies = examples.listPolicies[200]
const [first] = policies.typical.policy

const meta = {
  component: AdminPolicies,
  title: 'Screens/Admin/Policies',
  args: {
    policies: ready(policies.typical.policy),
    open: undefined,
    restoreFocusTo: undefined,
    onOpen: fn(),
    onSavePolicy: acceptSubmit(),
    onDeletePolicy: acceptSubmit(),
  },
  render: (args) => <OpenRecordState screen={AdminPolicies} args={args} />,
} satisfies Meta<typeof AdminPolicies>
export default meta

type Story = StoryObj<typeof meta>

// proves 1§2.policies.3, 1§3.17
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Title',
      'Description',
      'Actions',
    ])
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(policies.typical.policy.length)
  },
}

export const Empty: Story = {
  args: { policies: ready(policies.empty.policy) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No policies yet. Create the first one.')).toBeVisible()
  },
}

export const Loading: Story = { args: { policies: loading } }

export const Failed: Story = {
  args: { policies: failed('Something went wrong', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const LongText: Story = { args: { policies: ready(policies.longText.policy) } }
// proves 1§2.policies.1, 1§2.policies.2
export const Creating: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveFocus()
    await userEvent.keyboard('Holidays')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Description/ }), 'None on Fridays')
    await userEvent.click(canvas.getByRole('button', { name: 'Create Policy' }))
    await waitFor(() =>
      expect(args.onSavePolicy).toHaveBeenCalledWith({ id: 0, title: 'Holidays', description: 'None on Fridays' }),
    )
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create' })).toHaveFocus())
  },
}

// proves 1§2.policies.1, 1§2.policies.2, 1§2.policies.3
export const Editing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await pressRowAction({ canvas, userEvent }, 'Edit', `${first?.title}`)
    const title = canvas.getByRole('textbox', { name: /^Title/ })
    await userEvent.clear(title)
    await userEvent.type(title, 'Being there')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Policy' }))
    await waitFor(() => expect(args.onSavePolicy).toHaveBeenCalledWith({ ...first, title: 'Being there' }))
    await expectFocusRestored(canvas, 'Edit', `${first?.title}`)
  },
}

// proves 1§2.policies.1, 1§2.policies.2
export const Cancelling: Story = {
  args: { open: 'new' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), 'Holidays')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard changes' }),
    )
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(undefined))
    await expect(canvas.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible()
  },
}

// proves 1§5.18
export const FieldErrors: Story = {
  tags: ['axe'],
  args: { open: 'new' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Policy' }))
    const title = canvas.getByRole('textbox', { name: /^Title/ })
    await waitFor(() => expect(title).toHaveAccessibleDescription('Title is required'))
    await expect(canvas.getByRole('textbox', { name: /^Description/ })).toHaveAccessibleDescription(
      'Description is required',
    )
    await expect(title).toHaveFocus()
    await expect(args.onSavePolicy).not.toHaveBeenCalled()
  },
}

export const RefusedByServer: Story = {
  args: { open: first?.id, onSavePolicy: rejectSubmit('', { title: ['There is a policy of this title already.'] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update Policy' }))
    await expect(await canvas.findByText('There is a policy of this title already.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue(first?.title)
  },
}

export const Gone: Story = {
  args: { open: 999 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('This policy no longer exists.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'All policies' }))
    await expect(canvas.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible()
  },
}

// proves 1§2.policies.3, D46.1
export const Deleting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await pressRowAction({ canvas, userEvent }, 'Delete', `${first?.title}`)
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent(String(first?.title))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(args.onDeletePolicy).toHaveBeenCalledWith(first?.id))
  },
}

/** The preview and the required fields follow the chosen language. */
// proves X199
export const Translating: Story = {
  tags: ['axe'],
  args: { open: first?.id },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'اردو' }))
    const title = canvas.getByRole('textbox', { name: 'Title (اردو)' })
    await expect(title).toHaveValue(first?.translations.ur?.title)
    await expect(title).not.toBeRequired()
    await userEvent.clear(title)
    await userEvent.type(title, 'حاضری')
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Description (اردو)' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Update Policy' }))
    await waitFor(() =>
      expect(args.onSavePolicy).toHaveBeenCalledWith({
        ...first,
        translations: { ...first?.translations, ur: { title: 'حاضری' } },
      }),
    )
  },
}

/** A new policy can be translated if the settings have translations; the missing default text is revealed. */
export const TranslatingANewOne: Story = {
  args: { open: 'new' },
  parameters: { school: { translations: {} } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'العربية' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title (العربية)' }), 'الأدب')
    await userEvent.click(canvas.getByRole('button', { name: 'Create Policy' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus())
    await expect(canvas.getByRole('radio', { name: 'Default' })).toBeChecked()
  },
}

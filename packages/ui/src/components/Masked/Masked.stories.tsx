import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type MaskKind, Masked, PrivacyProvider } from './Masked.tsx'

const { email } = examples.getCurrentUser[200].teacher.user
const long = examples.getCurrentUser[200].longText.user.email
const kinds: MaskKind[] = ['phone', 'email', 'date', 'text', 'receipt']

const meta = {
  component: Masked,
  title: 'Components/Content/Masked',
  tags: ['autodocs'],
  args: { kind: 'email', children: email },
} satisfies Meta<typeof Masked>
export default meta

type Story = StoryObj<typeof meta>

export const PrivacyOff: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(email)).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const PrivacyOn: Story = {
  render: ({ children }) => (
    <PrivacyProvider isOn>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <Masked kind={kind}>{children}</Masked>
          </li>
        ))}
      </ul>
    </PrivacyProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img', { name: 'Hidden in privacy mode' })).toHaveLength(4)
    await expect(canvas.getByText('Hidden in privacy mode')).toBeVisible()
    await expect(canvasElement.innerHTML).not.toContain(email)
  },
}

export const LengthIsNotTold: Story = {
  render: () => (
    <PrivacyProvider isOn>
      <Masked kind="email">{email}</Masked> <Masked kind="email">{long}</Masked>
    </PrivacyProvider>
  ),
  play: async ({ canvas }) => {
    const [short, other] = canvas.getAllByRole('img')
    await expect(short?.textContent).toBe(other?.textContent)
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  render: () => (
    <PrivacyProvider isOn>
      <Masked kind="phone">+92 300 0000000</Masked>
    </PrivacyProvider>
  ),
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  render: () => <span style={{ filter: 'blur(4px)' }}>+92 300 0000000</span>,
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, spyOn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { AnimatedList } from './AnimatedList.tsx'

const three = ['one', 'two', 'three']

function List() {
  const root = useRef<HTMLUListElement>(null)
  const [rows, setRows] = useState(three)
  return (
    <>
      <Button onPress={() => setRows((before) => before.slice(1))}>Remove</Button>
      <Button onPress={() => setRows((before) => [...before, 'four'])}>Add</Button>
      <Button onPress={() => setRows((before) => before.toReversed())}>Turn round</Button>
      <ul ref={root}>
        <AnimatedList rows={rows} getRowId={(row) => row} root={root} items="li">
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </AnimatedList>
      </ul>
    </>
  )
}

const meta = { component: List, title: 'Components/Lists/AnimatedList' } satisfies Meta<typeof List>
export default meta

type Story = StoryObj<typeof meta>

/** Records animations, with or without the preference for reduced motion. */
function watch(isReduced: boolean) {
  const originalMatchMedia = window.matchMedia.bind(window)
  const media = spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? ({ matches: isReduced } as MediaQueryList) : originalMatchMedia(query),
  )
  const animate = spyOn(Element.prototype, 'animate')
  return {
    moved: () =>
      animate.mock.contexts.map((item, at) => [
        item instanceof Element ? item.textContent : '',
        ...Object.keys(animate.mock.calls[at]?.[0] ?? {}),
      ]),
    stop: () => {
      media.mockRestore()
      animate.mockRestore()
    },
  }
}

export const ComingAndGoing: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    const motion = watch(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Turn round' }))
    await expect(motion.moved()).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(motion.moved()).toEqual([
      ['two', 'transform'],
      ['one', 'transform'],
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(motion.moved().slice(2)).toEqual([['four', 'opacity']])
    motion.stop()
    // Wait for the fade-in, because axe checks contrast.
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
  },
}

export const Still: Story = {
  play: async ({ canvas, userEvent }) => {
    const motion = watch(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(motion.moved()).toEqual([])
    motion.stop()
  },
}

export const Do: Story = {
  tags: ['!autodocs'],
  args: {},
}

export const Dont: Story = {
  name: 'Don’t',
  tags: ['!autodocs'],
  // Shows what the guide advises against.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  render: () => (
    <ul>
      <li style={{ opacity: 0.4 }}>one</li>
      <li>two</li>
      <li style={{ opacity: 0.4 }}>three</li>
    </ul>
  ),
}

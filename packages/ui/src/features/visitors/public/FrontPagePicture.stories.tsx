import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { desktopViewport } from '#testing/viewports.ts'
import page from './FrontPage.stories.tsx'
import { FrontPage } from './FrontPage.tsx'
import { inSchool } from './frontPageStoryHelpers.tsx'

const school = examples.getSettings[200]
const { frontPicture } = school.branded.settings
const heading = (name: string) => ({ level: 3, name })

const meta = {
  ...page,
  component: FrontPage,
  title: 'Screens/Public/Front page/Image',
} satisfies Meta<typeof FrontPage>
export default meta

type Story = StoryObj<typeof meta>

const withPicture = inSchool({
  ...school.typical.settings,
  frontPicture: { ...frontPicture, description: 'A teacher and two children read from one book' },
})

/** The picture’s space is reserved, and it loads before content further down. */
export const WithPicture: Story = {
  tags: ['axe'],
  globals: desktopViewport,
  decorators: withPicture,
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'A teacher and two children read from one book' })
    await expect(picture).toBeVisible()
    await expect(picture).toHaveAttribute('width', '1600')
    await expect(picture).toHaveAttribute('height', '900')
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
    await expect(picture).toHaveAttribute('loading', 'eager')
    const { width, height } = picture.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(8 / 3, 1)
  },
}

/** A phone loads the small picture. */
export const PictureOnAPhone: Story = {
  decorators: withPicture,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img')
    await waitFor(() => expect(picture.currentSrc).toContain(frontPicture.small.url))
    await expect(picture.getBoundingClientRect().height).toBe(120)
  },
}

/** Without a description the picture is decorative. */
export const PictureThatAdorns: Story = {
  decorators: inSchool({ ...school.typical.settings, frontPicture: { ...frontPicture, description: '' } }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvasElement.querySelector('picture img')).toHaveAttribute('alt', '')
  },
}

export const PictureThatCanNotBeHad: Story = {
  decorators: inSchool({
    ...school.typical.settings,
    frontPicture: { url: 'data:image/png;base64,broken', width: 400, height: 200, description: 'A classroom' },
  }),
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvasElement.querySelector('picture')).toBeNull())
    await expect(canvas.getByRole('heading', { name: school.typical.settings.frontPage.motto })).toBeVisible()
  },
}

export const PictureInUrdu: Story = {
  decorators: inSchool(school.branded.settings),
  globals: { language: 'ur' },
  play: async ({ canvas }) => {
    const [first] = school.branded.settings.frontPage.steps
    await expect(canvas.getByRole('heading', heading(first?.title ?? ''))).toBeVisible()
    await expect(canvas.getByRole('img', { name: frontPicture.description })).toBeVisible()
  },
}

import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getLaunchOptions } from '../getLaunchOptions.ts'
import { serveStorybook } from '../storyRunner/playStories.ts'

type ArgType = {
  control?: { type?: string; disable?: boolean }
  options?: unknown[]
  isRemote: boolean
  isSet: boolean
}
type Arg = ArgType & { story: string; name: string; value: string }

/** Runs in the page: every arg of every story, with the kind of its value. */
async function extractArgs(): Promise<Arg[]> {
  type Extracted = { initialArgs: Record<string, unknown>; argTypes: Record<string, ArgType & { mapping?: object }> }
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: { extract: () => Promise<Record<string, Extracted>> }
  }
  return Object.entries(await preview.extract()).flatMap(([story, { initialArgs, argTypes }]) =>
    Object.entries(argTypes).map(([name, { control, options, mapping }]) => ({
      story,
      name,
      value: typeof initialArgs[name],
      isSet: initialArgs[name] !== undefined,
      isRemote: mapping !== undefined && 'loading' in mapping,
      ...(control && { control: { ...control } }),
      ...(options && { options }),
    })),
  )
}

// Only the built Storybook has the types that react-docgen finds.
describe('the controls of the built Storybook', { tags: ['slow'] }, () => {
  let args: Arg[]
  let storybook: Awaited<ReturnType<typeof serveStorybook>>
  beforeAll(async () => {
    storybook = await serveStorybook()
    const browser = await chromium.launch(await getLaunchOptions())
    const page = await browser.newPage()
    await page.goto(`${storybook.url}iframe.html?viewMode=story&id=${storybook.stories[0]}`)
    await page.waitForFunction(() => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: { storyStoreValue?: object } }
      return preview?.storyStoreValue !== undefined
    })
    args = await page.evaluate(extractArgs)
    await browser.close()
  })
  afterAll(() => storybook.close())

  const find = (isWrong: (arg: Arg) => boolean) => args.filter(isWrong).map(({ story, name }) => `${story}: ${name}`)
  const isShown = ({ control }: Arg) => control !== undefined && control.disable !== true

  test('flags are switches', () => {
    const isFlag = (arg: Arg) => /^is[A-Z]/.test(arg.name) && arg.value !== 'function'
    expect(args.filter(isFlag).length).toBeGreaterThan(500)
    expect(find((arg) => isFlag(arg) && arg.control?.type !== 'boolean')).toEqual([])
  })

  test('every Remote with a value can be ready, loading or failed', () => {
    const remotes = args.filter(({ isRemote, isSet }) => isRemote && isSet)
    expect(remotes.length).toBeGreaterThan(2000)
    const offered = new Set(remotes.map(({ options }) => JSON.stringify(options)))
    expect([...offered]).toEqual(['["ready","loading","failed"]'])
    expect(new Set(remotes.map(({ value }) => value))).toEqual(new Set(['string']))
  })

  test('functions have no control', () => {
    expect(find((arg) => arg.value === 'function' && isShown(arg))).toEqual([])
    expect(find((arg) => /^on[A-Z]/.test(arg.name) && isShown(arg))).toEqual([])
  })

  test('only objects with a value are edited as JSON', () => {
    expect(find((arg) => isShown(arg) && arg.control?.type === 'object' && !arg.isSet)).toEqual([])
  })

  test('the variant of a button is a choice', () => {
    const variant = args.find(({ story, name }) => story === 'components-actions-button--primary' && name === 'variant')
    expect(variant).toMatchObject({ control: { type: 'radio' }, options: ['primary', 'secondary', 'quiet', 'danger'] })
  })
})

import type { Plugin } from 'vite'
import { getReviewKey } from '../../.storybook/reviews/getReviewKey.ts'
import type { ScreenReview } from './readReviews.ts'

/** The value of `parameters.design`, which the Design panel shows. */
type Design = { type: 'figma' | 'image' | 'link'; url: string }

/**
 * Adds parameters to the meta of story files, since Storybook has no hook for that: `getFileArgs` returns the args of the
 * meta and of each story, and `design` is the address in the screen's review file.
 */
export function storyParametersPlugin(readReviews: () => Readonly<Record<string, ScreenReview>>): Plugin {
  let reviews: ReturnType<typeof readReviews> = {}
  return {
    name: 'story-parameters',
    enforce: 'pre',
    buildStart: () => {
      reviews = readReviews()
    },
    transform: (code, id) => {
      if (!id.endsWith('.stories.tsx') || !code.includes('export default meta')) return undefined
      const title = /title: '(Screens\/[^']+)'/.exec(code)?.[1]
      const url = title === undefined ? null : reviews[getReviewKey(title)]?.design
      const design = url ? `design: ${JSON.stringify(describeDesign(url))}, ` : ''
      const names = ['meta', ...[...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)]
      const fileArgs = names.map((name) => `${name}.args`).join(', ')
      // The story's own parameters come last.
      const added = `meta.parameters = { getFileArgs: () => [${fileArgs}], ${design}...meta.parameters }`
      return { code: `${code}\n${added}\n`, map: null }
    },
  }
}

/** Figma is embedded and images are shown. Most other tools forbid embedding. */
export function describeDesign(url: string): Design {
  const { hostname, pathname } = new URL(url)
  if (/(^|\.)figma\.com$/.test(hostname)) return { type: 'figma', url }
  return { type: /\.(png|svg|webp|jpe?g)$/i.test(pathname) ? 'image' : 'link', url }
}
